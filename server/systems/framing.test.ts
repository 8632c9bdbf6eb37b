import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, BlockList } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import type { AllowPrivate } from '../lib/outbound/address.ts';
import { createFraming, type FramingQuestion, framingBy } from './framing.ts';

const origin = 'https://portal.example';
const address = 'https://library.example/seats';

test.each([
  [{}, 'allowed'],
  [{ 'x-frame-options': 'DENY' }, 'refused'],
  [{ 'x-frame-options': 'SAMEORIGIN' }, 'refused'],
  [{ 'content-security-policy': "frame-ancestors 'none'" }, 'refused'],
  [{ 'content-security-policy': "default-src 'self'; frame-ancestors 'self'" }, 'refused'],
  [{ 'content-security-policy': 'frame-ancestors https://portal.example' }, 'allowed'],
  [{ 'content-security-policy': 'frame-ancestors http://portal.example' }, 'refused'],
  [{ 'content-security-policy': 'frame-ancestors *.example', 'x-frame-options': 'DENY' }, 'allowed'],
  [{ 'content-security-policy': 'frame-ancestors https:' }, 'allowed'],
  [{ 'content-security-policy': 'frame-ancestors portal.example:8443' }, 'refused'],
])('%j is %s', (headers, expected) => {
  expect(framingBy(new Headers(headers as Record<string, string>), address, origin).embedding).toBe(expected);
});

test('what refuses is named', () => {
  const reason = (headers: Record<string, string>) => framingBy(new Headers(headers), address, origin).reason;
  expect(reason({ 'x-frame-options': 'deny' })).toBe('X-Frame-Options: DENY');
  expect(reason({ 'content-security-policy': "frame-ancestors 'self'" })).toBe(
    "Content-Security-Policy: frame-ancestors 'self'",
  );
  expect(reason({})).toBe('');
});

const servers: Server[] = [];

/** A system on this machine, at a port of its own unless one is given. */
async function open(answer: RequestListener, port = 0): Promise<{ server: Server; port: number }> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await Promise.all(servers.splice(0).map(close));
});

const portal = 'http://portal.example';
const at = (port: number, path = '/') => `http://127.0.0.1:${port}${path}`;

/** Asks for one institution's visitors, on a server that may ask this machine. */
function asker(allowPrivate: AllowPrivate = true) {
  const framing = createFraming(allowPrivate);
  return (address: string, question: Partial<FramingQuestion> = {}) =>
    framing({ institution: 'mingde', address, origin: portal, count: async () => {}, ...question });
}
const allowed = { embedding: 'allowed', reason: '' };

test('a system is asked for its headers, by way of where it leads on its own origin', async () => {
  const { port } = await open(({ url }, response) => {
    if (url === '/old') response.writeHead(302, { location: '/new' }).end();
    else if (url === '/new') response.setHeader('x-frame-options', 'DENY').end();
    else if (url === '/gateway') response.writeHead(502).end();
    else if (url === '/loop') response.writeHead(302, { location: '/loop' }).end();
    else response.end();
  });
  const ask = asker();
  expect(await ask(at(port))).toEqual(allowed);
  expect(await ask(at(port, '/old'))).toEqual({ embedding: 'refused', reason: 'X-Frame-Options: DENY' });
  expect(await ask(at(port, '/gateway'))).toEqual({ embedding: 'unreachable', reason: 'HTTP 502' });
  expect(await ask(at(port, '/loop'))).toEqual({ embedding: 'unreachable', reason: 'too many redirects' });
});

test('a page without encryption is never framed by one with it, and is not asked', async () => {
  let asked = 0;
  const { port } = await open((_, response) => {
    asked += 1;
    response.end();
  });
  expect(await asker()(at(port), { origin })).toEqual({ embedding: 'refused', reason: 'http:' });
  expect(asked).toBe(0);
});

test('a system that leads to another origin is not followed there', async () => {
  let reached = 0;
  const inner = await open((_, response) => {
    reached += 1;
    response.end();
  });
  const { port } = await open((_, response) => response.writeHead(302, { location: at(inner.port) }).end());
  expect(await asker()(at(port))).toEqual(allowed);
  expect(reached).toBe(0);
});

test('this machine and private networks are asked only when they are named', async () => {
  let reached = 0;
  const { port } = await open((_, response) => {
    reached += 1;
    response.setHeader('x-frame-options', 'DENY').end();
  });
  const named = new BlockList();
  expect(await asker(named)(at(port))).toEqual(allowed);
  expect(await asker(named)(`http://localhost:${port}/`)).toEqual(allowed);
  expect(reached).toBe(0);
  named.addAddress('127.0.0.1', 'ipv4');
  expect((await asker(named)(at(port))).embedding).toBe('refused');
  expect(reached).toBe(1);
});

test('one answer serves every page that asks, whatever address the visitor came by', async () => {
  let reached = 0;
  const { port } = await open((_, response) => {
    reached += 1;
    response.setHeader('content-security-policy', 'frame-ancestors http://portal.example').end();
  });
  const ask = asker();
  const origins = Array.from({ length: 50 }, (_, index) => `http://portal.example:${4000 + index}`);
  const answers = await Promise.all(origins.map((each) => ask(at(port), { origin: each })));
  expect(new Set(answers.map(({ embedding }) => embedding))).toEqual(new Set(['refused']));
  expect((await ask(at(port))).embedding).toBe('allowed');
  expect(reached).toBe(1);
});

test('a visitor who asks too often gets no question sent, and the frame all the same', async () => {
  const { port } = await open((_, response) => response.setHeader('x-frame-options', 'DENY').end());
  const count = async () => {
    throw new Error('too often');
  };
  const ask = asker();
  expect(await ask(at(port), { count })).toEqual(allowed);
  expect((await ask(at(port))).embedding, 'what was not asked is not remembered').toBe('refused');
  expect((await ask(at(port), { count })).embedding, 'what is known costs nothing').toBe('refused');
});

test('a system that does not answer is slow', async () => {
  const { port } = await open(() => {});
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
  expect(await asker()(at(port))).toEqual({ embedding: 'slow', reason: '' });
});

test('a system that is back is seen by who asks afresh, and by everybody soon', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { server, port } = await open((_, response) => response.end());
  await close(server);
  const framing = asker();
  const ask = async (question?: Partial<FramingQuestion>) => (await framing(at(port), question)).embedding;
  expect(await framing(at(port))).toEqual({ embedding: 'unreachable', reason: 'ECONNREFUSED' });
  await open((_, response) => response.end(), port);
  vi.setSystemTime(Date.now() + 3000);
  expect(await ask()).toBe('unreachable');
  expect(await ask({ afresh: true })).toBe('allowed');
  expect(await ask()).toBe('allowed');
});
