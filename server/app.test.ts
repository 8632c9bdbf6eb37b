import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './http/fixture.ts';
import { listen } from './http-server.ts';

let app: TestApp;
let behindProxy: TestApp;
let rendered = 0;

beforeAll(async () => {
  const render: Parameters<typeof openTestApp>[0] = {
    async render(request, { nonce, fetchApi }) {
      rendered += 1;
      const { pathname } = new URL(request.url);
      if (pathname === '/fails') throw new Error('secret of the renderer');
      if (pathname === '/passing') {
        const once = { ...html, 'cache-control': 'private, no-store' };
        return new Response(`<p nonce="${nonce}">part</p>`, { headers: once });
      }
      if (pathname === '/form') return new Response(await request.text(), { headers: html });
      if (pathname === '/missing') return new Response(`<p nonce="${nonce}">404</p>`, { status: 404, headers: html });
      const answer = await fetchApi(new Request('http://school.test/homepage/guests'));
      return new Response(`<script nonce="${nonce}"></script>${pathname}${await answer.text()}`, { headers: html });
    },
  };
  [app, behindProxy] = await Promise.all([openTestApp(render), openTestApp({ trustProxy: true })]);
});
afterAll(() => Promise.all([app.close(), behindProxy.close()]));

const html = { 'content-type': 'text/html; charset=utf-8' };
const nonceOf = (page: string) => /nonce="([^"]+)"/.exec(page)?.[1] ?? '';

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
    expect(call).toContain('{"success":false,"code":400,"msg":"请求缺少正确的 Host。","data":null}');
    expect(page).toMatch(/^HTTP\/1\.1 400 /);
    expect(page).toMatch(/content-type: text\/html/i);
    for (const answer of [call, page]) expect(answer).toMatch(/x-content-type-options: nosniff/i);
  },
);

test('every answer carries a request id and the security headers', async () => {
  for (const path of ['/homepage/open', '/home', '/fails', '/openapi', '/art/logo.svg', '/assets/gone.js']) {
    const { headers } = await app.fetch(path);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{20}$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.has('strict-transport-security')).toBe(false);
  }
});

test("a page's scripts run by a nonce that is new each time and stands in its policy", async () => {
  const pages = await Promise.all([app.fetch('/home'), app.fetch('/home')]);
  const nonces = await Promise.all(pages.map(async (page) => nonceOf(await page.text())));
  expect(new Set(nonces).size).toBe(2);
  pages.forEach(({ headers }, index) => {
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' 'nonce-${nonces[index]}'`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});

test('only development lets the worker run by which its hot reload waits for the server', async () => {
  const development = await openTestApp({ production: false });
  const policyOf = async (one: TestApp) => (await one.fetch('/gone')).headers.get('content-security-policy');
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

test("guests' pages are rendered once for all who ask at the same time, until the data change", async () => {
  rendered = 0;
  const ask = async () => {
    const page = await app.fetch('/hall', { headers: { 'accept-encoding': 'gzip' } });
    return gunzipSync(Buffer.from(await page.arrayBuffer())).toString();
  };
  const pages = await Promise.all(Array.from({ length: 8 }, ask));
  expect(rendered).toBe(1);
  expect(new Set(pages.map(nonceOf)).size).toBe(8);
  expect(new Set(pages.map((page) => page.replace(nonceOf(page), ''))).size).toBe(1);
  app.version += 1;
  await ask();
  expect(rendered).toBe(2);
});

test("a member's page is drawn each time, and a phone's is not the desk's", async () => {
  rendered = 0;
  const member = { headers: { cookie: 'token=member; isTourist=0' } };
  await app.fetch('/own', member);
  await app.fetch('/own', member);
  expect(rendered).toBe(2);
  const phone = { headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile' } };
  expect((await app.fetch('/own', phone)).headers.get('vary')).toContain('User-Agent');
  expect((await app.fetch('/own', member)).headers.get('vary')).toContain('User-Agent');
  await app.fetch('/own', { headers: { cookie: 'token=guest; isTourist=1' } });
  expect(rendered).toBe(5);
});

test('an error page is neither kept nor left with the nonce of the cache', async () => {
  rendered = 0;
  const pages = await Promise.all([app.fetch('/missing'), app.fetch('/missing')]);
  for (const page of pages) {
    expect(page.status).toBe(404);
    expect(page.headers.get('content-security-policy')).toContain(nonceOf(await page.text()));
  }
  expect(rendered).toBe(2);
});

test('a page that says it is for this once is drawn anew for the next guest', async () => {
  rendered = 0;
  const first = await app.fetch('/passing');
  await app.fetch('/passing');
  expect(rendered).toBe(2);
  expect(first.headers.get('content-security-policy')).toContain(nonceOf(await first.text()));
});

test('a page that cannot be drawn is a plain one with the id, and nothing of the cause', async () => {
  const page = await app.fetch('/fails');
  const text = await page.text();
  expect(page.status).toBe(500);
  expect(text).toContain(page.headers.get('x-request-id'));
  expect(text).not.toContain('secret');
});

test("the portal may ask as a guest without a token, within this visitor's institution", async () => {
  expect(await (await app.fetch('/home')).text()).toContain('"success":true');
});

test('a form that another site sends is not given to the pages', async () => {
  const post = { method: 'POST', body: 'a=b', headers: { origin: 'https://evil.test' } };
  expect((await app.fetch('/home', post)).status).toBe(403);
});

test('a form of this site reaches its page, and one that is too large is not read', async () => {
  const post = (body: BodyInit, more: object = {}) =>
    app.fetch('/form', { method: 'POST', body, headers: { origin: 'http://school.test' }, ...more });
  expect(await (await post('account=a&password=b')).text()).toBe('account=a&password=b');
  expect((await post('x'.repeat(70_000))).status).toBe(413);

  let read = 0;
  const endless = new ReadableStream({
    pull(controller) {
      read += 1;
      controller.enqueue(new Uint8Array(16_384));
    },
  });
  expect((await post(endless, { duplex: 'half' })).status).toBe(413);
  expect(read).toBeLessThan(10);
});

test('/health answers without the database, /ready with it', async () => {
  expect(await (await app.fetch('/health', { headers: { host: '10.0.0.1' } })).json()).toEqual({ status: 'ok' });
  expect(await (await app.fetch('/ready', { headers: { host: '10.0.0.1' } })).json()).toEqual({ status: 'ready' });
});

test.each(['/health', '/ready', '/openapi', '/openapi.json'])('%s is only read', async (path) => {
  for (const method of ['POST', 'DELETE', 'OPTIONS']) {
    const answer = await app.fetch(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    expect(await answer.json()).toMatchObject({ success: false, code: 400, data: null });
  }
  expect((await app.fetch(path, { method: 'HEAD' })).status).toBe(200);
});

test('a page that one visitor called for too often is not kept for the others', async () => {
  const own = await openTestApp({
    async render(_, { nonce, fetchApi }) {
      const costly = () => fetchApi(new Request('http://school.test/homepage/costly'));
      const { status } = await costly();
      return new Response(`<p nonce="${nonce}">${status}</p>`, { headers: html });
    },
  });
  const shown = async (path: string) => {
    const page = await own.fetch(path);
    return [/>(\d+)</.exec(await page.text())?.[1], page.headers.get('cache-control')];
  };
  const pages = [await shown('/home'), await shown('/service-hall'), await shown('/news'), await shown('/info-center')];
  expect(pages.map(([status]) => status)).toEqual(['200', '200', '200', '429']);
  expect(pages[3]?.[1]).toBe('private, no-store');
  // Drawn anew, and refused anew: what is kept are the pages that were whole.
  expect(await shown('/info-center')).toEqual(['429', 'private, no-store']);
  expect((await shown('/home'))[0]).toBe('200');
  await own.close();
});
