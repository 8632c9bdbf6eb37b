import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { allows, framingOf } from './embeddable.ts';

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
  expect(allows(new Headers(headers as Record<string, string>), address, origin).embedding).toBe(expected);
});

test('a page without encryption is never framed by one with it', () => {
  expect(allows(new Headers(), 'http://library.example/', origin).embedding).toBe('refused');
  expect(allows(new Headers(), 'http://library.example/', 'http://portal.example').embedding).toBe('allowed');
});

test('what refuses is named', () => {
  const reason = (headers: Record<string, string>) => allows(new Headers(headers), address, origin).reason;
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

test('a system is asked for its headers, by way of where it leads', async () => {
  const { port } = await open(({ url }, response) => {
    if (url === '/old') response.writeHead(302, { location: '/new' }).end();
    else if (url === '/new') response.setHeader('x-frame-options', 'DENY').end();
    else if (url === '/gateway') response.writeHead(502).end();
    else response.end();
  });
  expect(await framingOf(at(port), portal)).toEqual({ embedding: 'allowed', reason: '' });
  expect(await framingOf(at(port, '/old'), portal)).toEqual({ embedding: 'refused', reason: 'X-Frame-Options: DENY' });
  expect(await framingOf(at(port, '/gateway'), portal)).toEqual({ embedding: 'unreachable', reason: 'HTTP 502' });
});

test('a system that does not answer is slow', async () => {
  const { port } = await open(() => {});
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
  expect(await framingOf(at(port), portal)).toEqual({ embedding: 'slow', reason: '' });
});

test('a system that is back is seen by who asks afresh, and by everybody soon', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { server, port } = await open((_, response) => response.end());
  await close(server);
  const ask = async (options?: { afresh: boolean }) => (await framingOf(at(port), portal, options)).embedding;
  expect(await framingOf(at(port), portal)).toEqual({ embedding: 'unreachable', reason: 'ECONNREFUSED' });
  await open((_, response) => response.end(), port);
  vi.setSystemTime(Date.now() + 3000);
  expect(await ask()).toBe('unreachable');
  expect(await ask({ afresh: true })).toBe('allowed');
  expect(await ask()).toBe('allowed');
});
