import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './http/fixture.ts';
import { listen } from './http-server.ts';

let app: TestApp;
let behindProxy: TestApp;

const html = { 'content-type': 'text/html; charset=utf-8' };
const render = async () => new Response('<p>page</p>', { headers: html });

beforeAll(async () => {
  [app, behindProxy] = await Promise.all([openTestApp({ render }), openTestApp({ trustProxy: true })]);
});
afterAll(() => Promise.all([app.close(), behindProxy.close()]));

test('a host without an institution is answered 421: an envelope for calls, a page for people', async () => {
  const host = { headers: { host: 'nobody.test' } };
  const call = await app.fetch('/homepage/open', host);
  expect(call.status).toBe(421);
  expect(await call.json()).toMatchObject({ success: false, code: 421, data: null });
  const page = await app.fetch('/home', host);
  expect(page.status).toBe(421);
  expect(await page.text()).toContain('没有机构使用 nobody.test');
});

test.each(['SCHOOL.test:4000', 'school.test.', 'school.test.:4000'])('%s is the host of school.test', async (host) => {
  expect((await app.fetch('/homepage/open', { headers: { host } })).status).toBe(200);
});

test('a host that is no host is refused without being repeated', async () => {
  const page = await app.fetch('/', { headers: { host: '<script>' } });
  expect(page.status).toBe(400);
  expect(await page.text()).not.toContain('<script>');
});

test.each(['', 'x y', 'a,b', 'a@school.test'])(
  'the Host “%s” is refused: an envelope for calls, a page for people',
  async (host) => {
    const serve = ({ url, headers }: Request) => app.fetch(new URL(url).pathname, { headers: [...headers] });
    const server = await listen(serve, { port: 0, host: '127.0.0.1' });
    const ask = async (path: string) => {
      const socket = connect(server.port, '127.0.0.1');
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      return text(socket);
    };
    const [call, page] = [await ask('/homepage/open'), await ask('/home')];
    await server.close(1000);
    expect(call).toMatch(/^HTTP\/1\.1 400 /);
    expect(call).toMatch(/content-type: application\/json/i);
    expect(call).toContain('{"success":false,"code":400,"msg":"请求缺少正确的 Host","data":null}');
    expect(page).toMatch(/^HTTP\/1\.1 400 /);
    expect(page).toMatch(/content-type: text\/html/i);
    for (const answer of [call, page]) expect(answer).toMatch(/x-content-type-options: nosniff/i);
  },
);

test.each([
  [`/homepage/${'x'.repeat(3000)}`, `/${'x'.repeat(3000)}`, 414],
  [`/homepage/open?q=${'x'.repeat(9000)}`, `/home?q=${'x'.repeat(9000)}`, 414],
  ['/homepage//open', '//home', 400],
])('%.30s… and %.10s… are refused: an envelope for calls, a page for people', async (path, other, status) => {
  const [call, page] = await Promise.all([app.fetch(path), app.fetch(other)]);
  expect(call.status).toBe(status);
  expect(await call.json()).toMatchObject({ success: false, code: 400, msg: expect.stringMatching(/^请求的地址/) });
  expect(page.status).toBe(status);
  expect(await page.text()).toContain('<p>请求的地址');
});

test('every answer carries a request id and the security headers', async () => {
  for (const path of ['/homepage/open', '/home', '/openapi', '/art/logo.svg', '/assets/gone.js']) {
    const { headers } = await app.fetch(path);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{20}$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.has('strict-transport-security')).toBe(false);
  }
});

test('only development lets the worker run by which its hot reload waits for the server', async () => {
  const development = await openTestApp({ production: false, render });
  const policyOf = async (one: TestApp) => (await one.fetch('/home')).headers.get('content-security-policy');
  expect(await policyOf(development)).toContain("worker-src 'self' blob:");
  expect(await policyOf(app)).not.toContain('worker-src');
  await development.close();
});

test('what a proxy says counts only when it is trusted', async () => {
  const headers = {
    host: 'inside.test',
    'x-forwarded-host': 'school.test',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.9, 198.51.100.4',
    'x-request-id': 'given-by-the-proxy',
  };
  expect((await app.fetch('/homepage/open', { headers })).status).toBe(421);
  const answer = await behindProxy.fetch('/homepage/open', { headers });
  expect(await answer.json()).toMatchObject({ data: { ip: '198.51.100.4', origin: 'https://school.test' } });
  expect(answer.headers.get('x-request-id')).toBe('given-by-the-proxy');
  expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
});

test('a long answer is compressed as the client likes, one with a secret is not', async () => {
  const long = async (encoding: string, path = '/homepage/long') => {
    const answer = await app.fetch(path, { headers: { 'accept-encoding': encoding } });
    return { encoding: answer.headers.get('content-encoding'), body: Buffer.from(await answer.arrayBuffer()) };
  };
  const [br, gzip, none, secret] = await Promise.all([
    long('gzip, br'),
    long('gzip, br;q=0'),
    long('identity'),
    long('gzip, br', '/homepage/secret'),
  ]);
  expect([br.encoding, gzip.encoding, none.encoding, secret.encoding]).toEqual(['br', 'gzip', null, null]);
  expect(brotliDecompressSync(br.body)).toEqual(none.body);
  expect(gunzipSync(gzip.body)).toEqual(none.body);
});

test('/health answers without the database, /ready with it', async () => {
  expect(await (await app.fetch('/health', { headers: { host: '10.0.0.1' } })).json()).toEqual({ status: 'ok' });
  expect(await (await app.fetch('/ready', { headers: { host: '10.0.0.1' } })).json()).toEqual({ status: 'ready' });
});

test.each(['/health', '/ready', '/openapi', '/openapi.json', '/art/logo.svg'])('%s is only read', async (path) => {
  for (const method of ['POST', 'DELETE', 'OPTIONS']) {
    const answer = await app.fetch(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    expect(await answer.json()).toMatchObject({ success: false, code: 400, data: null });
  }
  expect((await app.fetch(path, { method: 'HEAD' })).status).toBe(200);
});
