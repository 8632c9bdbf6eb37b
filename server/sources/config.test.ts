import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { configProblems, sourceConfig } from './config.ts';
import { fillIn } from './template.ts';

const right = {
  url: 'https://hr.example.edu/tasks?user={no}',
  list: 'data.items',
  fields: { id: 'id', title: 'name', createdAt: { path: 'at', date: 'YYYY/MM/DD HH:mm' } },
};

test('a source that says all is taken, with what it does not say set', () => {
  const config = v.parse(sourceConfig, right);
  expect(configProblems('tasks', config)).toEqual([]);
  expect(config).toMatchObject({
    method: 'GET',
    timeoutMs: 3000,
    cacheSeconds: 30,
    staleSeconds: 600,
    allowPrivate: false,
  });
});

test('the documented source is right', () => {
  const documented = readFileSync(new URL('../../docs/sources.md', import.meta.url), 'utf8');
  const { kind, name, ...config } = JSON.parse(/^```json\n(\{\n {2}"kind"[\s\S]*?)^```$/m.exec(documented)?.[1] ?? '');
  expect([kind, name]).toEqual(['tasks', '人事系统']);
  expect(configProblems('tasks', v.parse(sourceConfig, config))).toEqual([]);
});

describe('where approvals are decided', () => {
  const approvals = {
    url: 'https://oa.example.edu/list?user={no}&view={view}',
    fields: { id: 'id', title: 't', insertTime: 'a', updateTime: 'b' },
  };
  const documented = readFileSync(new URL('../../docs/sources.md', import.meta.url), 'utf8');
  const more = JSON.parse(/^```json\n(\{\n {2}"content"[\s\S]*?)^```$/m.exec(documented)?.[1] ?? '');
  const fieldsOf = (decisions: object, kind: 'approvals' | 'tasks' = 'approvals') =>
    configProblems(
      kind,
      v.parse(sourceConfig, { ...approvals, ...more, decisions: { ...more.decisions, ...decisions } }),
    ).map(({ field }) => field);

  test('is right as it is documented', () => {
    expect(fieldsOf({})).toEqual([]);
  });

  test('is on the host that is asked, names person, approval, decision and key, and no secret in its address', () => {
    expect(fieldsOf({ url: 'https://other.example.edu/decide' })).toEqual(['decisions.url']);
    expect(fieldsOf({ body: { item: '{approval}' } })).toEqual(['decisions', 'decisions']);
    expect(fieldsOf({ url: 'https://oa.example.edu/decide?t={secret:token}' })).toEqual(['decisions.url']);
    expect(fieldsOf({}, 'tasks')).toEqual(expect.arrayContaining(['content', 'attachments', 'decisions']));
  });
});

describe('a source is refused', () => {
  test.each<[string, Record<string, unknown>]>([
    ['that asks no address', { url: 'ftp://hr.example.edu/{no}' }],
    ['whose host is filled in', { url: 'https://{no}.example.edu/' }],
    ['whose address carries a password', { url: 'https://user:secret@hr.example.edu/{no}' }],
    ['that does not end', { timeoutMs: 60_000 }],
    ['that takes all memory', { limitKb: 100_000 }],
    ['with a header of two lines', { headers: { 'x-a': 'b\r\nx-c: d' } }],
    ['with a header that is not its to set', { headers: { 'Content-Length': '3' } }],
    ['with an unknown setting', { retries: 3 }],
    ['with a date that has no day', { fields: { createdAt: { path: 'at', date: 'YYYY-MM' } } }],
    ['with a date that has two years', { fields: { createdAt: { path: 'at', date: 'YYYY-MM-DD YYYY' } } }],
    ['with a path of nothing', { fields: { id: 'a..b' } }],
  ])('%s', (_, change) => {
    expect(v.safeParse(sourceConfig, { ...right, ...change }).success).toBe(false);
  });

  test.each<[string, Parameters<typeof configProblems>[0], Record<string, unknown>, string]>([
    ['without TLS', 'tasks', { url: 'http://hr.example.edu/{no}', allowPrivate: true }, 'url'],
    ['without TLS on this machine, unless that is allowed', 'tasks', { url: 'http://127.0.0.1/{no}' }, 'url'],
    ['with a secret in its address', 'tasks', { url: 'https://hr.example.edu/{no}?key={secret:key}' }, 'url'],
    ['with a placeholder nobody fills', 'tasks', { headers: { 'x-view': '{view}' } }, 'headers.x-view'],
    ['that asks for nobody', 'tasks', { url: 'https://hr.example.edu/' }, 'url'],
    ['without a field its kind needs', 'tasks', { fields: { id: 'id', title: 'name' } }, 'fields.createdAt'],
    ['with a field its kind has not', 'tasks', { fields: { ...right.fields, colour: 'c' } }, 'fields.colour'],
    ['that sends a body with GET', 'tasks', { body: {} }, 'body'],
    ['of lessons of no day', 'curriculum', { fields: { course: 'c', start: 's', end: 'e' } }, 'fields.date'],
    ['of personal data without columns', 'data', { fields: {} }, 'columns'],
    ['of tasks with columns', 'tasks', { columns: [{ key: 'a', label: 'A', from: 'a' }] }, 'columns'],
  ])('%s', (_, kind, change, field) => {
    const problems = configProblems(kind, v.parse(sourceConfig, { ...right, ...change }));
    expect(problems.map((problem) => problem.field)).toEqual([field]);
  });
});

test('what is filled in cannot leave its place', () => {
  const config = v.parse(sourceConfig, {
    ...right,
    url: 'https://hr.example.edu/{no}/tasks?user={no}',
    method: 'POST',
    headers: { Authorization: 'Bearer {secret:token}' },
    body: { user: '{no}', '{no}': 1 },
  });
  const values = new Map([
    ['no', '../a?b=c&d#"}{view}'],
    ['secret:token', 'abc'],
  ]);
  const filled = fillIn(config, values);
  expect(new URL(filled.url).pathname.split('/')).toHaveLength(3);
  expect([...new URL(filled.url).searchParams]).toEqual([['user', '../a?b=c&d#"}{view}']]);
  expect(JSON.parse(filled.body ?? '')).toEqual({ user: '../a?b=c&d#"}{view}', '{no}': 1 });
  expect(filled.headers).toMatchObject({ authorization: 'Bearer abc', 'content-type': 'application/json' });
  values.set('secret:token', 'abc\r\nhost: evil');
  expect(() => fillIn(config, values)).toThrow(/cannot be sent/);
});
