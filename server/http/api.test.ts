import type { Envelope } from '@yimen/contract/envelope';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function call(
  path: string,
  init?: RequestInit,
): Promise<Envelope<unknown> & { status: number; headers: Headers }> {
  const response = await app.fetch(`/homepage/${path}`, init);
  return { ...((await response.json()) as Envelope<unknown>), status: response.status, headers: response.headers };
}

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe('access', () => {
  test.each([
    ['open', undefined, 200],
    ['guests', undefined, 401],
    ['guests', 'guest', 200],
    ['guests', 'member', 200],
    ['guests', 'forged', 401],
    ['members', undefined, 401],
    ['members', 'guest', 401],
    ['members', 'member', 200],
  ])('%s with token %s answers code %i', async (path, token, code) => {
    const answer = await call(path, token ? bearer(token) : undefined);
    expect(answer).toMatchObject({ status: 200, code, success: code === 200 });
  });

  test('a token in a cookie opens nothing', async () => {
    expect(await call('members', { headers: { cookie: 'token=member' } })).toMatchObject({ code: 401 });
  });
});

describe('input', () => {
  test('what is valid arrives with its defaults', async () => {
    expect(await call('echo', post({ text: '你好', more: 1 }))).toMatchObject({ data: { text: '你好', page: 1 } });
    expect(await call('ask?text=abc')).toMatchObject({ data: { text: 'abc', page: 1 } });
  });

  test.each([
    [{}, '参数 text：必须填写'],
    [{ text: 5 }, '参数 text：应为文本'],
    [{ text: '一二三四五六' }, '参数 text：最多 5 个字'],
    [{ text: 'a', page: 'b' }, '参数 page：应为整数'],
    ['text', '应为对象'],
    [['text'], '请求体应为 JSON 对象'],
  ])('%j is answered 400 with the field by name', async (body, msg) => {
    const answer = await call('echo', post(body));
    expect(answer).toMatchObject({ status: 400, success: false, code: 400, data: null });
    expect(answer.msg).toContain(msg);
  });

  test('a body that is not JSON, not said to be JSON, or too large is refused', async () => {
    expect(await call('echo', { ...post({}), body: '{"text":' })).toMatchObject({ status: 400 });
    expect(await call('echo', { method: 'POST', body: 'text=a' })).toMatchObject({ status: 400 });
    const large = { status: 413, code: 400, success: false };
    expect(await call('echo', post({ text: 'x'.repeat(4096) }))).toMatchObject({
      ...large,
      msg: '请求体过大，最多 4 KB',
    });
    expect(await call('echo', post({ text: 'x', more: Array(64).fill(0) }))).toMatchObject({
      ...large,
      msg: '请求体过大，最多 64 个值',
    });
  });
});

describe('answers', () => {
  test('a refusal is HTTP 200 with its code and words', async () => {
    expect(await call('refuse')).toMatchObject({ status: 200, success: false, code: 2001, msg: '账号或密码不正确' });
  });

  test('a body that is nested more deeply than any call needs is refused', async () => {
    const nested = (depth: number) => `{"text":${'['.repeat(depth)}"]]\\"}}"${']'.repeat(depth)},"more":[[]]}`;
    for (const [depth, msg] of [
      [31, '参数 text：应为文本'],
      [32, '请求体的嵌套最多 32 层'],
      [1000, '请求体的嵌套最多 32 层'],
    ] as const) {
      const answer = await call('echo', { ...post({}), body: nested(depth) });
      expect(answer).toMatchObject({ status: 400, code: 400, msg });
    }
  });

  test("our fault tells the request's id and nothing of the cause", async () => {
    const answer = await call('break');
    const id = answer.headers.get('x-request-id') ?? 'none';
    expect(answer).toMatchObject({ status: 500, success: false, code: 500 });
    expect(answer.msg).toContain(id);
    expect(JSON.stringify(answer)).not.toMatch(/secret|line 12/);
  });

  test('an unknown path is 404 and a wrong method 405, both in the envelope', async () => {
    expect(await call('nothing')).toMatchObject({ status: 404, success: false, code: 404 });
    const wrong = await call('open', { method: 'DELETE' });
    expect(wrong).toMatchObject({ status: 405, success: false });
    expect(wrong.headers.get('allow')).toBe('GET, HEAD');
  });

  test('a GET is answered 304 to who has it already, and kept by nobody else', async () => {
    const first = await app.fetch('/homepage/open');
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*', ' * ']) {
      const again = await app.fetch('/homepage/open', { headers: { 'if-none-match': known } });
      expect(again.status, known).toBe(304);
      expect(await again.text()).toBe('');
    }
    for (const other of ['"other"', '"*"', 'x*']) {
      expect((await app.fetch('/homepage/open', { headers: { 'if-none-match': other } })).status, other).toBe(200);
    }
  });

  test('HEAD answers what GET would, without the body', async () => {
    const head = await app.fetch('/homepage/open', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  test('what is spent once is stored nowhere', async () => {
    expect((await app.fetch('/homepage/secret')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('writes', () => {
  const write = (text: string, key?: string) =>
    call('write', post({ text }, { authorization: 'Bearer member', ...(key ? { 'idempotency-key': key } : {}) }));

  beforeEach(() => {
    app.applied.length = 0;
  });

  test('the same key is applied once, however many tries come at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => write('one', 'key-number-1')));
    expect(answers.every(({ data }) => JSON.stringify(data) === '{"applied":"one"}')).toBe(true);
    expect(app.applied).toEqual(['one']);
  });

  test('a call that fails leaves nothing and may be tried again', async () => {
    const before = await app.rows();
    expect(await write('bad', 'key-number-2')).toMatchObject({ success: false, code: 409 });
    expect(await write('bad', 'key-number-2')).toMatchObject({ success: false, code: 409 });
    expect(app.applied).toEqual(['bad', 'bad']);
    expect(await app.rows()).toEqual(before);
  });

  test('a key that returns with other content is refused', async () => {
    await write('two', 'key-number-3');
    expect(await write('three', 'key-number-3')).toMatchObject({ status: 409, success: false, code: 409 });
  });

  test('without a key each call is applied', async () => {
    await write('four');
    await write('four');
    expect(app.applied).toEqual(['four', 'four']);
  });
});
