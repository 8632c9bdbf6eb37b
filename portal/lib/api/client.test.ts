import { endpoint } from '@yimen/contract/endpoint';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { ApiError } from './errors.ts';

const origin = 'https://portal.example';
const nothing = v.object({});
const data = v.object({ n: v.number() });

const read = endpoint({
  name: 'read',
  method: 'GET',
  path: '/read',
  access: 'guest',
  summary: '',
  input: v.object({ word: v.optional(v.string()), page: v.optional(v.number()) }),
  data,
  example: {},
});
const write = endpoint({
  name: 'write',
  method: 'POST',
  path: '/write',
  access: 'member',
  summary: '',
  input: v.object({ id: v.string() }),
  data,
  writes: true,
  example: { id: 'a' },
});
const spend = endpoint({
  name: 'spend',
  method: 'GET',
  path: '/spend',
  access: 'public',
  summary: '',
  input: nothing,
  data,
  once: true,
  example: {},
});

const good = { success: true, code: 200, msg: '', data: { n: 1 } };

function answer(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
}

/** Answers the calls in turn; the last answer repeats. Keeps the requests and the waits. */
function server(...answers: (Response | Error)[]) {
  const requests: Request[] = [];
  const waits: number[] = [];
  return {
    requests,
    waits,
    origin,
    fetch: async (request: Request) => {
      const next = answers[Math.min(requests.length, answers.length - 1)];
      requests.push(request.clone());
      if (next === undefined || next instanceof Error) throw next;
      return next.clone();
    },
    wait: async (ms: number) => {
      waits.push(ms);
    },
  };
}

test('a GET carries its input in the query, without what is undefined', async () => {
  const api = server(answer(good));
  await expect(createClient(api).call(read, { word: '成绩', page: undefined })).resolves.toEqual({ n: 1 });
  expect(api.requests[0]?.url).toBe(`${origin}/read?word=${encodeURIComponent('成绩')}`);
});

test('a token travels as Bearer', async () => {
  const api = server(answer(good));
  await createClient({ ...api, token: () => 't0ken' }).call(read, {});
  expect(api.requests[0]?.headers.get('Authorization')).toBe('Bearer t0ken');
});

test('a write is JSON and keeps one idempotency key over its retries', async () => {
  const api = server(answer('bad gateway', 502), answer(good));
  await createClient(api).call(write, { id: 'x' });
  const keys = api.requests.map((request) => request.headers.get('Idempotency-Key'));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(await api.requests[1]?.json()).toEqual({ id: 'x' });
});

test.each([408, 425, 429, 500, 503])('status %i is tried 4 times in all, 1000 ms apart', async (status) => {
  const api = server(answer({ success: false, code: status, msg: '忙', data: null }, status, { 'x-request-id': 'r1' }));
  const error = await createClient(api)
    .call(read, {})
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status, code: status, msg: '忙', requestId: 'r1' });
  expect(api.requests).toHaveLength(4);
  expect(api.waits).toEqual([1000, 1000, 1000]);
});

test('a network failure is tried again and says so in Chinese when it stays', async () => {
  const api = server(new TypeError('Failed to fetch'));
  await expect(createClient(api).call(read, {})).rejects.toMatchObject({
    status: 0,
    msg: '网络没有连通，请检查网络后再试',
  });
  expect(api.requests).toHaveLength(4);
});

test('a call that spends a one-shot code is never sent twice', async () => {
  const api = server(answer('', 503));
  await expect(createClient(api).call(spend, {})).rejects.toBeInstanceOf(ApiError);
  expect(api.requests).toHaveLength(1);
});

test.each([400, 403, 404])('status %i is not tried again', async (status) => {
  const api = server(answer({ success: false, code: status, msg: '不行', data: null }, status));
  await expect(createClient(api).call(read, {})).rejects.toMatchObject({ status, msg: '不行' });
  expect(api.requests).toHaveLength(1);
});

test('a refusal in a 200 is thrown with its code and not tried again', async () => {
  const api = server(answer({ success: false, code: 2001, msg: '账号或密码不正确', data: null }));
  await expect(createClient(api).call(read, {})).rejects.toMatchObject({
    code: 2001,
    status: 200,
    msg: '账号或密码不正确',
  });
  expect(api.requests).toHaveLength(1);
});

test('a page of HTML in place of the envelope is an error, not data', async () => {
  await expect(createClient(server(answer('<html>'))).call(read, {})).rejects.toBeInstanceOf(ApiError);
});

test('an ended token is renewed once, and only once', async () => {
  const expired = answer({ success: false, code: 401, msg: '登录状态已过期', data: null });
  let renewals = 0;
  const onExpired = async () => {
    renewals += 1;
    return true;
  };
  const helped = server(expired, answer(good));
  await expect(createClient({ ...helped, onExpired }).call(read, {})).resolves.toEqual({ n: 1 });
  const helpless = server(expired);
  await expect(createClient({ ...helpless, onExpired }).call(read, {})).rejects.toMatchObject({ code: 401 });
  expect(renewals).toBe(2);
  expect(helpless.requests).toHaveLength(2);
});

test('a call that its page gave up is not tried again', async () => {
  const controller = new AbortController();
  const api = server(new TypeError('Failed to fetch'));
  const wait = async () => controller.abort(new Error('left'));
  await expect(createClient({ ...api, wait }).call(read, {}, { signal: controller.signal })).rejects.toThrow('left');
  expect(api.requests).toHaveLength(1);
});
