import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createEarlyRefusalNotes } from './http/early-refusals.ts';
import { createLog } from './http/log.ts';
import { createMetrics } from './http/metrics.ts';
import { listen } from './http-server.ts';

const longGrace = 20_000;

test('a connection on which nothing was asked does not hold the end up', async () => {
  const server = await listen(() => new Response('ok'), { port: 0, host: '127.0.0.1' });
  const idle = connect(server.port, '127.0.0.1');
  const closed = once(idle, 'close');
  await once(idle, 'connect');
  // An answered request proves that the server knows the connection that came before it.
  await (await fetch(`http://127.0.0.1:${server.port}/`)).text();
  const begun = performance.now();
  await server.close(longGrace);
  await closed;
  expect(performance.now() - begun).toBeLessThan(longGrace / 2);
});

test('a running request is answered after the end was asked for', async () => {
  const arrived = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const answer = async () => {
    arrived.resolve();
    await held.promise;
    return new Response('late');
  };
  const server = await listen(answer, { port: 0, host: '127.0.0.1' });
  const running = fetch(`http://127.0.0.1:${server.port}/`);
  await arrived.promise;
  const ended = server.close(longGrace);
  held.resolve();
  expect(await (await running).text()).toBe('late');
  await ended;
});

/** All that comes back over a connection which is sent these words. */
async function sent(port: number, words: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(words);
  return text(socket);
}

const host = 'Host: a\r\nConnection: close\r\n';

test.each([
  ['a request whose address is too long', `GET /homepage/x?q=${'x'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`, 431],
  ['one whose headers are', `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['what is no request', 'HELLO\r\n\r\n', 400],
  ['an address that is none', `GET nowhere HTTP/1.1\r\n${host}\r\n`, 400],
  ['a method that nobody knows', `FOO / HTTP/1.1\r\n${host}\r\n`, 501],
  ['who takes it for a proxy', `CONNECT a:443 HTTP/1.1\r\n${host}\r\n`, 501],
  ['an expectation that nobody has', `GET / HTTP/1.1\r\n${host}Expect: miracles\r\n\r\n`, 417],
])('%s is refused in the envelope, with the headers of every answer', async (_, words, status) => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  const metrics = { ...createMetrics({ implementations: [] }), count: vi.fn(), failed: vi.fn() };
  const refused = createEarlyRefusalNotes(log, metrics);
  const server = await listen(() => new Response('ok'), { port: 0, host: '127.0.0.1', refused });
  const [head = '', body = ''] = (await sent(server.port, words)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [A-Z]`));
  expect(head).toMatch(/^x-request-id: [0-9a-f]{20}$/im);
  expect(head).toMatch(/^x-content-type-options: nosniff$/im);
  expect(head).toMatch(/^content-security-policy: default-src 'none'/im);
  expect(JSON.parse(body)).toMatchObject({ success: false, code: 400, data: null });
  expect(JSON.parse(body).msg).toMatch(/^(请求|只支持|不支持)/);
  const [, requestId] = /^x-request-id: (\w+)$/im.exec(head) ?? [];
  expect(lines).toEqual([expect.objectContaining({ level: 'info', requestId, status, msg: 'request' })]);
  expect(metrics.count.mock.calls).toEqual([[{ method: '', path: '', status, ms: 0 }]]);
  expect(metrics.failed.mock.calls).toEqual([[400]]);
  await server.close(longGrace);
});

test('what nobody meant to be thrown is 500, and in the log with the request id of the answer', async () => {
  const lines: Record<string, unknown>[] = [];
  const refused = createEarlyRefusalNotes(createLog('info', { write: (line) => lines.push(JSON.parse(line)) }));
  const broken = () => {
    throw new Error('broken');
  };
  const server = await listen(broken, { port: 0, host: '127.0.0.1', refused });
  const answer = await fetch(`http://127.0.0.1:${server.port}/`);
  const requestId = answer.headers.get('x-request-id');
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain(`编号 ${requestId}`);
  expect(lines).toMatchObject([
    { level: 'error', requestId, err: { message: 'broken' } },
    { level: 'info', requestId, status: 500, msg: 'request' },
  ]);
  await server.close(longGrace);
});

test('who wants to be told to go on is told so, and answered', async () => {
  const server = await listen((request) => request.text().then((body) => new Response(body)), {
    port: 0,
    host: '127.0.0.1',
  });
  const head = `POST / HTTP/1.1\r\n${host}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n`;
  expect(await sent(server.port, `${head}ab`)).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK.*ab$/s);
  await server.close(longGrace);
});

test('requests that come at once are answered one after the other, in order', async () => {
  let running = 0;
  const answer = async ({ url }: Request) => {
    running += 1;
    expect(running).toBe(1);
    await setTimeout(5);
    running -= 1;
    return new Response(new URL(url).pathname);
  };
  const server = await listen(answer, { port: 0, host: '127.0.0.1' });
  const request = (path: string) => `GET /${path} HTTP/1.1\r\nHost: a\r\n`;
  const all = ['a', 'b', 'c', 'd'].map((path) => `${request(path)}\r\n`);
  const last = `${request('e')}Connection: close\r\n\r\n`;
  const text = await sent(server.port, all.join('') + last);
  expect(text.match(/^\/[a-e]/gm)).toEqual(['/a', '/b', '/c', '/d', '/e']);
  await server.close(longGrace);
});

test('of a burst that is too long the first are answered, and the last of them closes the connection', async () => {
  const answer = ({ url }: Request) => new Response(new URL(url).pathname);
  const server = await listen(answer, { port: 0, host: '127.0.0.1' });
  const burst = Array.from({ length: 25 }, (_, index) => `GET /${index} HTTP/1.1\r\nHost: a\r\n\r\n`);
  const text = await sent(server.port, burst.join(''));
  expect(text.match(/^\/\d+/gm)).toEqual(Array.from({ length: 17 }, (_, index) => `/${index}`));
  expect(text.match(/^connection: close/gim)).toHaveLength(1);
  await server.close(longGrace);
});

test('a connection that asks on and on without waiting for an answer is ended', async () => {
  let asked = 0;
  const never = () => {
    asked += 1;
    return new Promise<Response>(() => {});
  };
  const server = await listen(never, { port: 0, host: '127.0.0.1' });
  await sent(server.port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(500)).catch((error) =>
    expect(error.code).toBe('ECONNRESET'),
  );
  expect(asked).toBe(1);
  await server.close(0);
});

test('a reader that takes nothing is given up, one that reads slowly is not', async () => {
  const answer = new Uint8Array(24 * 1024 * 1024);
  const server = await listen(() => new Response(answer), { port: 0, host: '127.0.0.1', stalledMs: 500 });
  const open = (): Socket => {
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`GET / HTTP/1.1\r\n${host}\r\n`);
    return socket;
  };
  const idle = open();
  idle.pause();
  const slow = open();
  const bytesPerMs = 8 * 1024;
  const begun = performance.now();
  let read = 0;
  for await (const part of slow as AsyncIterable<Buffer>) {
    read += part.length;
    // A pace and no pause for each part: on a burdened machine every pause is longer than was asked for.
    await setTimeout(Math.max(0, begun + read / bytesPerMs - performance.now()));
  }
  expect(read).toBeGreaterThan(answer.length);
  // It learns of the end when it reads what was on its way.
  idle.resume();
  await once(idle, 'close');
  expect(idle.bytesRead).toBeLessThan(answer.length);
  await server.close(longGrace);
});

test.each(['', 'Host:\r\n', 'Host: x y\r\n'])(
  'a request with “%s” for a Host reaches who can refuse its path',
  async (header) => {
    const seen = ({ url, headers }: Request) => new Response(`${new URL(url).pathname} ${headers.get('host') ?? ''}`);
    const server = await listen(seen, { port: 0, host: '127.0.0.1' });
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`GET /homepage/x HTTP/1.1\r\n${header}Connection: close\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain(`/homepage/x ${header.slice('Host: '.length).trim()}`);
    await server.close(longGrace);
  },
);
