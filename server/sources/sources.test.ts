import { chooseIdentity } from '@yimen/contract/sign-in/session';
import { taskInfo, taskTypes } from '@yimen/contract/tasks/tasks';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { people } from '../database/schema/people.ts';
import { answers, breaks, dribbles, hangs, openSourceServer, says } from '../testing/source-server.ts';
import { impatient, patient } from '../testing/sources.ts';
import { openSources } from './fixture.ts';

const at = openSources();

const taskConfig = (more: Record<string, unknown> = {}) => ({
  url: `${at.other.origin}/tasks?user={no}`,
  list: 'data',
  fields: { id: 'id', title: 'name', createdAt: 'at', deadline: 'due', status: 'state', url: 'link' },
  ...more,
});
const theirTask = {
  id: 1,
  name: '合同待确认',
  at: '2026-11-20 08:00:00',
  due: '2026-11-21 09:00',
  state: 'todo',
  link: 'https://hr.test/1',
};

const tasksOf = async (token: string, status: 'todo' | 'done' = 'todo') =>
  (await at.world.call(taskInfo, { status, pageSize: 100 }, { token })).data;

describe('tasks of another system', () => {
  test('bring the files that came of them, of which none leads to a script', async () => {
    const results = { list: 'files', name: 'name', url: 'href', size: 'bytes' };
    await at.add({ kind: 'tasks', config: taskConfig({ results }) });
    const files = [
      { name: '在读证明.pdf', href: 'https://hr.test/proof.pdf', bytes: 86_000 },
      { name: '假的.pdf', href: 'javascript:alert(1)', bytes: 1 },
    ];
    at.other.behave(answers({ data: [{ ...theirTask, state: 'done', files }] }));
    const { list } = await tasksOf(at.student, 'done');
    expect(list.find(({ id }) => id === 'hr.1')?.results).toEqual([
      { name: '在读证明.pdf', url: 'https://hr.test/proof.pdf', size: '86 KB' },
    ]);
  });

  test('stand among our own by their deadline, and are counted', async () => {
    const before = await tasksOf(at.student);
    await at.add({ kind: 'tasks', config: taskConfig() });
    at.other.behave(answers({ data: [theirTask] }));
    const after = await tasksOf(at.student);
    expect(after).toMatchObject({ total: before.total + 1, failed: [] });
    expect(after.list.find(({ id }) => id === 'hr.1')).toEqual({
      id: 'hr.1',
      title: '合同待确认',
      source: '外部hr',
      sponsor: '',
      department: '',
      step: '',
      status: 'todo',
      createdAt: '2026-11-20 08:00',
      deadline: '2026-11-21 09:00',
      url: 'https://hr.test/1',
      holder: '',
      since: null,
      results: [],
    });
    const deadlines = after.list.map(({ deadline }) => deadline ?? '9999');
    expect(deadlines).toEqual([...deadlines].sort());
    const types = (await at.world.call(taskTypes, {}, { token: at.student })).data;
    expect(types.find(({ status }) => status === 'todo')).toMatchObject({ count: after.total, failed: [] });
  });

  test('name the source that is missing from a count', async () => {
    await at.add({ kind: 'tasks', config: taskConfig({ cacheSeconds: 0, staleSeconds: 0 }) });
    at.other.behave((_, response) => response.writeHead(500).end());
    const types = (await at.world.call(taskTypes, {}, { token: at.student })).data;
    for (const { failed } of types) expect(failed).toMatchObject([{ source: '外部hr' }]);
  });

  test('are asked for with the number of who asks and a secret that stands in no address', async () => {
    const config = taskConfig({ headers: { Authorization: 'Bearer {secret:token}' } });
    await at.add({ kind: 'tasks', config, secrets: { token: 'very-secret' } });
    at.other.behave(answers({ data: [] }));
    await tasksOf(at.student);
    const [call] = at.other.asked;
    expect(call?.url.searchParams.get('user')).toBe('2024310086');
    expect(call?.headers.authorization).toBe('Bearer very-secret');
    expect(call?.url.href).not.toContain('secret');
  });

  test('are asked for as the identity the person chose, in all that tells who asks', async () => {
    const url = `${at.other.origin}/tasks?no={no}&department={department}&type={userType}`;
    await at.add({ kind: 'tasks', config: taskConfig({ url }) });
    at.other.behave(answers({ data: [] }));
    const member = and(eq(people.institution, 'mingde'), eq(people.no, '2024310086'));
    const [row] = await at.world.db.select().from(people).where(member);
    const second = {
      userType: 'STAFF',
      no: '90001',
      department: 'library',
      label: '教职工',
      title: '',
      campus: '',
    } as const;
    const own = { ...second, userType: 'STUDENT', no: '2024310086', department: row?.department ?? '' } as const;
    await at.world.db
      .update(people)
      .set({
        identities: [
          { ...own, isDefault: true },
          { ...second, isDefault: false },
        ],
      })
      .where(member);
    const token = await at.world.signIn('2024310086');
    const asked = () => Object.fromEntries(at.other.asked.at(-1)?.url.searchParams ?? []);
    await tasksOf(token);
    expect(asked()).toEqual({ no: own.no, department: own.department, type: 'STUDENT' });
    const chosen = (await at.world.call(chooseIdentity, { id: 'STAFF-90001' }, { token })).data.token;
    await tasksOf(chosen);
    expect(asked()).toEqual({ no: '90001', department: 'library', type: 'STAFF' });
    await at.world.db
      .update(people)
      .set({ identities: row?.identities ?? [] })
      .where(member);
  });

  test('can be asked for with a body', async () => {
    const body = { user: '{no}', state: ['{status}'], top: 50 };
    await at.add({ kind: 'tasks', config: taskConfig({ url: `${at.other.origin}/search`, method: 'POST', body }) });
    at.other.behave(answers({ data: [] }));
    await tasksOf(at.student, 'done');
    expect(at.other.asked[0]?.method).toBe('POST');
    expect(JSON.parse(at.other.asked[0]?.body ?? '')).toEqual({ user: '2024310086', state: ['done'], top: 50 });
  });

  test('lead nowhere but to pages', async () => {
    await at.add({ kind: 'tasks', config: taskConfig() });
    const links = ['javascript:alert(1)', '//evil.test', 'data:text/html,x', 'https://ok.test/x'];
    at.other.behave(answers({ data: links.map((link, id) => ({ ...theirTask, id, link })) }));
    const theirs = (await tasksOf(at.student)).list.filter(({ id }) => id.startsWith('hr.'));
    expect(theirs.map(({ url }) => url).filter(Boolean)).toEqual(['https://ok.test/x']);
  });
});

describe('a source that', () => {
  test.each([
    ['does not answer', hangs, 'slow'],
    ['does not end its answer', dribbles, 'slow'],
    ['breaks the connection', breaks, 'down'],
    ['answers 500', says('oops', 500), 'error'],
    ['answers 404', says('nobody', 404), 'error'],
    ['answers nonsense', says('<html>'), 'invalid'],
    ['answers other than UTF-8', says(Buffer.from([0x22, 0xff, 0x22])), 'invalid'],
    ['answers another shape', answers({ data: { rows: [] } }), 'invalid'],
    ['answers wrong types', answers({ data: [{ id: {}, name: [], at: false }] }), 'invalid'],
    ['answers without end', says(`{"data":[${'1,'.repeat(40_000)}1]}`), 'invalid'],
    ['sends to another host', says('', 302, { location: 'http://localhost:1/' }), 'error'],
    ['sends around in circles', says('', 302, { location: '/tasks' }), 'error'],
  ] as const)('%s is named, and our own rows come in time', async (_, behaviour, reason) => {
    const own = await tasksOf(at.dean);
    const timeoutMs = reason === 'slow' ? impatient : patient;
    await at.add({ kind: 'tasks', config: taskConfig({ limitKb: 64, timeoutMs }) });
    at.other.behave(behaviour);
    const started = performance.now();
    const answer = await tasksOf(at.dean);
    expect(performance.now() - started).toBeLessThan(timeoutMs + 4000);
    expect(answer.list).toEqual(own.list);
    expect(answer.failed).toEqual([{ source: '外部hr', reason, asOf: null }]);
  });

  test('is not there is named', async () => {
    const closed = await openSourceServer();
    await closed.close();
    await at.add({ kind: 'tasks', config: taskConfig({ url: `${closed.origin}/x?user={no}` }) });
    expect((await tasksOf(at.dean)).failed).toEqual([{ source: '外部hr', reason: 'down', asOf: null }]);
  });

  test('sends on within its own host is followed', async () => {
    await at.add({ kind: 'tasks', config: taskConfig() });
    at.other.behave((request, response) =>
      request.url === '/moved'
        ? answers({ data: [theirTask] })(request, response)
        : says('', 307, { location: '/moved' })(request, response),
    );
    expect(await tasksOf(at.student)).toMatchObject({
      failed: [],
      list: expect.arrayContaining([expect.objectContaining({ id: 'hr.1' })]),
    });
  });

  test('closes kept connections is asked anew', async () => {
    await at.add({ kind: 'tasks', config: taskConfig() });
    const used = new WeakSet<object>();
    let closed = 0;
    at.other.behave((request, response) => {
      if (!used.has(request.socket)) {
        used.add(request.socket);
        return answers({ data: [theirTask] })(request, response);
      }
      closed += 1;
      return breaks(request, response);
    });
    for (let call = 0; call < 3; call += 1) expect((await tasksOf(at.student)).failed).toEqual([]);
    expect(closed).toBeGreaterThan(0);
  });

  test('is asked by POST is asked once, over a connection of that call alone', async () => {
    await at.add({ kind: 'tasks', config: taskConfig({ method: 'POST', body: { user: '{no}' } }) });
    const sockets = new Set<object>();
    at.other.behave((request, response) => {
      sockets.add(request.socket);
      return sockets.size === 3 ? breaks(request, response) : answers({ data: [theirTask] })(request, response);
    });
    for (let call = 0; call < 2; call += 1) expect((await tasksOf(at.student)).failed).toEqual([]);
    expect((await tasksOf(at.student)).failed).toEqual([{ source: '外部hr', reason: 'down', asOf: null }]);
    expect([at.other.asked.length, sockets.size]).toEqual([3, 3]);
  });

  test('is in a private network is not asked unless that is allowed', async () => {
    await at.add({
      kind: 'tasks',
      config: taskConfig({ url: 'https://127.0.0.1:1/x?user={no}', allowPrivate: false }),
    });
    expect((await tasksOf(at.dean)).failed).toEqual([{ source: '外部hr', reason: 'down', asOf: null }]);
    expect(at.other.asked).toEqual([]);
  });

  test('gives some rows that cannot be read is used for the others, and named', async () => {
    await at.add({ kind: 'tasks', config: taskConfig() });
    at.other.behave(answers({ data: [theirTask, { id: 2 }, null] }));
    const { list, failed } = await tasksOf(at.student);
    expect(list.filter(({ id }) => id.startsWith('hr.'))).toHaveLength(1);
    expect(failed).toEqual([{ source: '外部hr', reason: 'invalid', asOf: null }]);
  });

  test('fails is not waited for again and again', async () => {
    await at.add({ kind: 'tasks', config: taskConfig({ timeoutMs: impatient }) });
    at.other.behave(hangs);
    for (let call = 0; call < 5; call += 1) expect((await tasksOf(at.dean)).failed).toMatchObject([{ reason: 'slow' }]);
    expect(at.other.asked).toHaveLength(3);
  });

  test('fails leaves what it said before, with the time of it, to the same person only', async () => {
    await at.add({ kind: 'tasks', config: taskConfig({ staleSeconds: 600 }) });
    at.other.behave(answers({ data: [theirTask] }));
    const fresh = await tasksOf(at.student);
    at.other.behave(says('', 503));
    const stale = await tasksOf(at.student);
    expect(stale.list).toEqual(fresh.list);
    expect(stale.failed).toEqual([
      { source: '外部hr', reason: 'error', asOf: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/) },
    ]);
    expect((await tasksOf(at.dean)).list.some(({ id }) => id.startsWith('hr.'))).toBe(false);
  });

  test('is asked once while its answer is kept', async () => {
    await at.add({ kind: 'tasks', config: taskConfig({ cacheSeconds: 60 }) });
    at.other.behave(answers({ data: [theirTask] }));
    await Promise.all([tasksOf(at.student), tasksOf(at.student)]);
    await tasksOf(at.student);
    expect(at.other.asked).toHaveLength(1);
  });
});

test("two institutions never see each other's sources", async () => {
  await at.add({ kind: 'tasks', config: taskConfig(), institution: 'yunzhou' });
  at.other.behave(answers({ data: [theirTask] }));
  await tasksOf(at.student);
  expect(at.other.asked).toEqual([]);
  const host = 'yunzhou.localhost';
  const token = await at.world.signIn('luruoxi', { host });
  const { data } = await at.world.call(taskInfo, { pageSize: 100 }, { host, token });
  expect(data.list.some(({ id }) => id === 'hr.1')).toBe(true);
});
