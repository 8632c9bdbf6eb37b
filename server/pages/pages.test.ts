import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../http/fixture.ts';
import type { RenderPage } from './portal.ts';

let app: TestApp;
let drawn: Request[];

const html = { 'content-type': 'text/html; charset=utf-8' };
const member = { cookie: 'token=member; isTourist=0' };
const nonceOf = (page: string) => /nonce="([^"]+)"/.exec(page)?.[1] ?? '';
const policyOf = (page: Response) => page.headers.get('content-security-policy') ?? '';

const render: RenderPage = async (request, { nonce, fetchApi, publicOrigin }) => {
  drawn.push(request);
  const { pathname } = new URL(request.url);
  if (pathname === '/fails') throw new Error('secret of the renderer');
  if (pathname === '/passing') {
    const once = { ...html, 'cache-control': 'private, no-store' };
    return new Response(`<p nonce="${nonce}">${request.url}</p>`, { headers: once });
  }
  if (pathname === '/form') return new Response(await request.text(), { headers: html });
  if (pathname === '/missing')
    return new Response(`<p nonce="${nonce}">${request.url}</p>`, { status: 404, headers: html });
  const answer = await fetchApi(new Request('http://school.test/homepage/guests'));
  const head = `<style nonce="${nonce}">p{}</style><script id="a" nonce="${nonce}">go()</script><script>steal()</script>`;
  return new Response(`${head}${await publicOrigin()}${pathname}${await answer.text()}`, { headers: html });
};

beforeAll(async () => {
  app = await openTestApp({ render });
});
afterAll(() => app.close());
beforeEach(() => {
  drawn = [];
});

test("a guest's page is the same for all, drawn once for all who ask at the same time, until the data change", async () => {
  const ask = async () => (await app.fetch('/hall')).text();
  const pages = await Promise.all(Array.from({ length: 8 }, ask));
  expect(drawn).toHaveLength(1);
  expect(new Set(pages).size).toBe(1);
  expect(pages[0]).toContain('"success":true');
  app.version += 1;
  await ask();
  expect(drawn).toHaveLength(2);
});

test("a guest's page has no nonce: its inline parts run by their hashes, and what the portal did not mark does not", async () => {
  const page = await app.fetch('/home');
  expect(await page.text()).toContain('<style>p{}</style><script id="a">go()</script><script>steal()</script>');
  const policy = policyOf(page);
  // echo -n 'go()' | openssl dgst -sha256 -binary | base64, and so for the style
  expect(policy).toContain(
    "script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=' https://scripts.test/shell.js;",
  );
  expect(policy).toContain("style-src 'self' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y=';");
  expect(policy).not.toMatch(/nonce|script-src[^;]*unsafe/);
});

test("a member's page is drawn each time, and its scripts run by a nonce that is new each time", async () => {
  const pages = await Promise.all([app.fetch('/own', { headers: member }), app.fetch('/own', { headers: member })]);
  expect(drawn).toHaveLength(2);
  const nonces = await Promise.all(pages.map(async (page) => nonceOf(await page.text())));
  expect(new Set(nonces).size).toBe(2);
  pages.forEach((page, index) => {
    expect(policyOf(page)).toContain(`script-src 'self' 'nonce-${nonces[index]}' https://scripts.test/shell.js;`);
    expect(page.headers.has('etag')).toBe(false);
  });
});

test("a phone's page is not the desk's, and says so to caches, as a member's does", async () => {
  const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile' };
  for (const headers of [phone, member]) {
    const page = await app.fetch('/where', { headers });
    expect(page.headers.get('vary')).toContain('Cookie, User-Agent');
  }
  await app.fetch('/where');
  expect(drawn).toHaveLength(3);
});

test('a kept page is compressed as the browser likes, and not sent to who has it', async () => {
  const ask = async (headers: Record<string, string>) => {
    const page = await app.fetch('/packed', { headers });
    return { page, body: Buffer.from(await page.arrayBuffer()) };
  };
  const [plain, gzip, br] = await Promise.all(
    ['identity', 'gzip', 'gzip, br'].map((accepted) => ask({ 'accept-encoding': accepted })),
  );
  if (!plain || !gzip || !br) throw new Error('Three were asked for');
  expect([plain, gzip, br].map(({ page }) => page.headers.get('content-encoding'))).toEqual([null, 'gzip', 'br']);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  const again = await ask({ 'if-none-match': br.page.headers.get('etag') ?? '' });
  expect([again.page.status, again.body.length]).toEqual([304, 0]);
  expect(policyOf(again.page)).toBe(policyOf(br.page));
  expect(drawn).toHaveLength(1);
});

test('a page for all guests is drawn from the shared request alone, without the port that one of them typed', async () => {
  const own = await openTestApp({
    render,
    sharedRequest: ({ url }) => ({ url: url.replace(/\?.*/, ''), headers: { Cookie: 'theme=dark' } }),
  });
  const headers = { host: 'school.test:4242', cookie: 'text=largest', 'accept-language': 'de' };
  const page = await own.fetch('/home?from=mail', { headers });
  expect(await page.text()).toContain('http://school.test/home');
  expect(drawn.map(({ url, headers }) => [url, [...headers]])).toEqual([
    ['http://school.test/home', [['cookie', 'theme=dark']]],
  ]);
  await own.fetch('/home?from=poster', { headers: { host: 'school.test:81' } });
  expect(drawn).toHaveLength(1);
  // What is not kept after all is drawn for the one who asked.
  expect(await (await own.fetch('/missing?from=mail')).text()).toContain('/missing?from=mail');
  await own.close();
});

test('an error page is not kept, and has a nonce of its own', async () => {
  const pages = await Promise.all([app.fetch('/missing'), app.fetch('/missing')]);
  for (const page of pages) {
    expect(page.status).toBe(404);
    expect(policyOf(page)).toContain(`'nonce-${nonceOf(await page.text())}'`);
  }
  expect(drawn).toHaveLength(2);
});

test('a page that lacks a part is given to all for a second, kept by no browser, and then drawn anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const pages = [await app.fetch('/passing'), await app.fetch('/passing')];
  expect(drawn).toHaveLength(1);
  for (const page of pages) {
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.has('etag')).toBe(false);
  }
  vi.setSystemTime(Date.now() + 1001);
  await app.fetch('/passing');
  expect(drawn).toHaveLength(2);
  vi.useRealTimers();
});

test('a page that cannot be drawn is a plain one with the id, and nothing of the cause', async () => {
  const page = await app.fetch('/fails');
  const text = await page.text();
  expect(page.status).toBe(500);
  expect(text).toContain(page.headers.get('x-request-id'));
  expect(text).not.toContain('secret');
});

test('a form that another site sends is not given to the pages', async () => {
  const post = { method: 'POST', body: 'a=b', headers: { origin: 'https://evil.test' } };
  expect((await app.fetch('/form', post)).status).toBe(403);
});

test.each([
  ['/home', 'POST', 'GET, HEAD'],
  ['/home', 'OPTIONS', 'GET, HEAD'],
  ['/form', 'PUT', 'GET, HEAD, POST'],
  ['/form', 'PROPFIND', 'GET, HEAD, POST'],
])('%s is not asked by %s', async (path, method, allow) => {
  const page = await app.fetch(path, { method, headers: { origin: 'http://school.test' } });
  expect([page.status, page.headers.get('allow')]).toEqual([405, allow]);
  expect(await page.text()).toContain(`这个页面只接受 ${allow}`);
  expect(drawn).toHaveLength(0);
});

test('a form of this site reaches its page, and one that is too large is not read', async () => {
  const post = (body: BodyInit, more: object = {}) =>
    app.fetch('/form', { method: 'POST', body, headers: { origin: 'http://school.test' }, ...more });
  expect(await (await post('account=a&password=b')).text()).toBe('account=a&password=b');
  expect((await post('x'.repeat(16_385))).status).toBe(413);

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

/** Opens a connection that asks for a page and takes no more than the first of it. */
async function openStalledReader(port: number, path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: school.test\r\n\r\n`);
  await once(socket, 'data');
  return socket.pause();
}

const bytesHeld = () => process.memoryUsage().arrayBuffers;

test('readers that take nothing all hold one page, whatever stands between it and them', async () => {
  const page = 'x'.repeat(8 * 2 ** 20);
  const own = await openTestApp({ render: async () => new Response(page, { headers: html }) });
  const server = await own.listen();
  const first = await openStalledReader(server.port, '/large');
  const before = bytesHeld();
  const readers = await Promise.all(Array.from({ length: 30 }, () => openStalledReader(server.port, '/large')));
  expect(bytesHeld() - before).toBeLessThan(3 * page.length);
  for (const reader of [first, ...readers]) reader.destroy();
  await server.close(0);
  await own.close();
});
