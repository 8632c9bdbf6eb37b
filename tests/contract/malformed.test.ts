import { endpoints } from '@yimen/contract';
import { staffSession } from '@yimen/contract/access/staff';
import type { Endpoint } from '@yimen/contract/endpoint';
import { renewToken } from '@yimen/contract/sign-in/session';
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../server/testing/world.ts';
import { anything, huge, nested, placesIn, unstorable, withAt, wrongBodies, wrongTypes } from './bad-values.ts';
import { openedWorld } from './opened-world.ts';
import { type RowChanges, watchRows } from './row-changes.ts';

interface Refused {
  readonly success: boolean;
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

/** What a call may write though it only reads or is refused: marks of reading, and attempts to sign in. */
const besides: Readonly<Record<string, RegExp>> = {
  newsInfo: /^(update articles|(insert|update|delete) counted_uses)$/,
  noticeInfo: /^(insert|update) notice_reads$/,
  noticeReplies: /^(insert|update) audit_entries$/,
  auditEntries: /^(insert|update) audit_entries$/,
  login: /^(insert|update) sign_in_failures$/,
};

const signed = new Set<string>(
  endpoints.filter(({ endpoint }) => endpoint.access === 'system').map(({ endpoint }) => endpoint.path),
);
/** What changes something takes no field that it does not know. */
const refusesUnknown = ({ writes, once, method }: Endpoint) => writes || (once && method === 'POST');
const fieldsOf = ({ input }: Endpoint) => ('entries' in input ? Object.keys(input.entries as object) : []);
const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

// Whatever a call is given it answers in the envelope, says what is wrong, and changes nothing it was not asked to.
const opened = openedWorld(openWorld);
let changes: RowChanges;
let token: string;
beforeAll(async () => {
  token = await opened.world.signIn('2024310086');
  // The staff session of its person is opened when it is first needed.
  await opened.world.call(staffSession, {}, { token });
  // The key they sign with is made when it is first needed.
  for (const path of signed) await ask(path, { method: 'POST', body: '{}' });
  changes = await watchRows(opened.world.db);
});

async function ask(path: string, init: RequestInit): Promise<{ answer: Refused; response: Response }> {
  const response = await opened.world.fetch(path, init, {
    token,
    system: signed.has(path) && init.method === 'POST',
  });
  const answer = (await response.json()) as Refused;
  // The former token is good for a minute more only, and the calls after may take longer.
  if (path === renewToken.path && answer.success) ({ token } = answer.data as { token: string });
  return { answer, response };
}

function request({ method, path }: Endpoint, input: Readonly<Record<string, unknown>>): [string, RequestInit] {
  if (method === 'POST') {
    return [path, { method, body: JSON.stringify(input), headers: { 'content-type': 'application/json' } }];
  }
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return [`${path}?${new URLSearchParams(given.map(([key, value]) => [key, asText(value)]))}`, { method }];
}

/** Checks an answer of any kind, and that a refusal changed nothing. */
async function check(endpoint: Endpoint, answer: Refused, response: Response, given: string): Promise<void> {
  const what = given.slice(0, 200);
  expect(response.status, what).toBeLessThan(500);
  expect(Object.keys(answer).sort(), what).toEqual(['code', 'data', 'msg', 'success']);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  if (!answer.success) {
    expect(answer, what).toMatchObject({ code: expect.any(Number), data: null });
    expect(answer.msg, what).toMatch(/\p{Script=Han}/u);
    expect(answer.msg.length, what).toBeLessThan(400);
  }
  const changed = (await changes.take()).filter((change) => !besides[endpoint.name]?.test(change));
  if (!answer.success || !(endpoint.writes || endpoint.once)) expect(changed, what).toEqual([]);
}

async function refuses(endpoint: Endpoint, path: string, init: RequestInit, status: number | readonly number[]) {
  const { answer, response } = await ask(path, init);
  const what = `${init.method} ${path} ${String(init.body)}`;
  await check(endpoint, answer, response, what);
  expect(answer.success, what.slice(0, 200)).toBe(false);
  expect([status].flat(), what.slice(0, 200)).toContain(response.status);
  return { status: response.status, headers: response.headers, msg: answer.msg };
}

describe.each(endpoints.map(({ endpoint }) => endpoint))('$method $path', (endpoint) => {
  const fields = fieldsOf(endpoint);
  // A sign-in that is well formed costs a password hash, and ending the session would end the test.
  const harmless = !endpoint.once;

  test('takes whatever it is given in the envelope', async () => {
    const values = Object.fromEntries([...fields, 'unknown', '__proto__'].map((key) => [key, anything]));
    const places = placesIn(endpoint.example).slice(1);
    // What is checked row by row is reached by changing an example within, at one place.
    const within = fc.tuple(fc.nat(Math.max(0, places.length - 1)), anything).map(([index, value]) => {
      const changed = places.length > 0 ? withAt(endpoint.example, places[index] ?? [], value) : {};
      return changed as Readonly<Record<string, unknown>>;
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.record(values, { requiredKeys: [] }), within), async (input) => {
        const whole = endpoint.method === 'POST' ? { ...endpoint.example, ...input } : input;
        if (!harmless && v.is(endpoint.input, asSeen(endpoint, whole))) return;
        const [path, init] = request(endpoint, whole);
        const { answer, response } = await ask(path, init);
        await check(endpoint, answer, response, JSON.stringify(input));
      }),
      // The same inputs each time: a failure here is one of the day's change.
      { numRuns: 25, seed: 20261120 },
    );
  });

  test('refuses each field that is missing, of a wrong type, huge or nested, by its name', async () => {
    for (const field of fields) {
      for (const value of [undefined, ...wrongTypes, ...huge, ...nested]) {
        const input = { ...endpoint.example, [field]: endpoint.method === 'GET' && value === null ? 'null' : value };
        if (v.is(endpoint.input, asSeen(endpoint, input))) continue;
        const [path, init] = request(endpoint, input);
        const { answer, response } = await ask(path, init);
        await check(endpoint, answer, response, `${field}: ${asText(value)}`);
        expect(answer, `${field}: ${asText(value).slice(0, 100)}`).toMatchObject({ success: false, code: 400 });
        // A body that is nested too deeply is not read so far that its fields have names.
        const isRead = endpoint.method === 'GET' || value !== nested.at(-1);
        if (response.status === 400) expect(answer.msg).toContain(isRead ? `参数 ${field}` : '嵌套最多');
      }
    }
  });

  test('takes no NUL and no half of a character, in no text and no name', async () => {
    // In an address, half of a character cannot be written.
    const bad = endpoint.method === 'GET' ? unstorable.slice(0, 1) : unstorable;
    const places = placesIn(endpoint.example);
    for (const [text, place] of bad.flatMap((text) => places.map((place) => [text, place] as const))) {
      const inner = place.reduce<unknown>(
        (value, key) => (value as Readonly<Record<string, unknown>>)[key],
        endpoint.example,
      );
      const named = typeof inner === 'object' && !Array.isArray(inner) && inner !== null;
      const input = withAt(endpoint.example, named ? [...place, text] : place, named ? 1 : text);
      const [path, init] = request(endpoint, input as Readonly<Record<string, unknown>>);
      const { answer, response } = await ask(path, init);
      const what = `${JSON.stringify(text)} at ${place.join('.')}`;
      await check(endpoint, answer, response, what);
      if (!endpoint.documented) expect(answer, what).toMatchObject({ success: false, code: 400 });
    }
  });

  test('looks at no field it does not have, refuses it when it writes, and takes none twice', async () => {
    for (const name of ['unknown', 'constructor', ...fields.map((field) => field.slice(0, -1))]) {
      const [path, init] = request(endpoint, { ...endpoint.example, [name]: 'x' });
      if (refusesUnknown(endpoint)) {
        const response = await refuses(endpoint, path, init, 400);
        expect(response.msg, name).toBe(`参数 ${name}：没有这个参数`);
      } else if (harmless) {
        const { answer, response } = await ask(path, init);
        await check(endpoint, answer, response, name);
        expect(answer.success, answer.msg).toBe(true);
      }
    }
    if (endpoint.method !== 'GET') return;
    for (const field of [...fields, 'unknown']) {
      const [path, init] = request(endpoint, { ...endpoint.example, [field]: '1' });
      await refuses(endpoint, `${path}&${field}=1`, init, 400);
    }
  });

  test('has its one method', async () => {
    const declared = endpoints.filter((other) => other.endpoint.path === endpoint.path);
    const known = declared.map((other) => other.endpoint.method as string);
    const read = declared.find((other) => other.endpoint.method === 'GET')?.endpoint;
    if (read && !read.writes && !read.once) known.push('HEAD');
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      if (known.includes(method)) continue;
      const response = await refuses(endpoint, endpoint.path, { method }, 405);
      expect(response.headers.get('allow')?.split(', ').sort()).toEqual(known.toSorted());
    }
    if (known.includes('HEAD')) return;
    const { status, body } = await opened.world.fetch(endpoint.path, { method: 'HEAD' }, { token });
    expect([status, body, await changes.take()]).toEqual([405, null, []]);
  });

  test('takes no body that is broken, too large, of another kind or no object', async () => {
    if (endpoint.method !== 'POST') return;
    for (const { body, type, status } of wrongBodies(JSON.stringify(endpoint.example))) {
      // Who signs says what the body is.
      if (!type && signed.has(endpoint.path)) continue;
      const headers: HeadersInit = type ? { 'content-type': type } : {};
      await refuses(endpoint, endpoint.path, { method: 'POST', body, headers }, status);
    }
  });
});

test.each(['/homepage/', '/homepage/theme/list/', '/homepage//theme/list', '/homepage/__proto__', '/pedestal/%00'])(
  '%s is no call, and says so in the envelope',
  async (path) => {
    const { answer, response } = await ask(path, {});
    expect(response.status).toBe(404);
    expect(answer).toMatchObject({ success: false, code: 404, data: null });
    expect(await changes.take()).toEqual([]);
  },
);

test.each(['short', 'x'.repeat(129), 'with space', '键键键键键键键键'.normalize()])(
  'an idempotency key like %j is refused and nothing written',
  async (key) => {
    const written = endpoints.filter(({ endpoint }) => endpoint.writes && endpoint.method === 'POST');
    for (const { endpoint } of written) {
      const [path, init] = request(endpoint, { ...endpoint.example });
      const headers = { ...init.headers, 'idempotency-key': Buffer.from(key).toString('latin1') };
      await refuses(endpoint, path, { ...init, headers }, 400);
    }
  },
);

/** An input as the server sees it: a query's values are text without halves of characters, and JSON has no undefined. */
function asSeen({ method }: Endpoint, input: Readonly<Record<string, unknown>>): unknown {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return method === 'GET'
    ? Object.fromEntries(new URLSearchParams(given.map(([key, value]) => [key, asText(value)])))
    : JSON.parse(JSON.stringify(Object.fromEntries(given)));
}
