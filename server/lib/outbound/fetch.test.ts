import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { ForbiddenAddress } from './address.ts';
import { guardedFetch } from './fetch.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function open(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test.each([
  'http://169.254.169.254/latest/meta-data',
  'http://[::ffff:0:127.0.0.1]/',
  'http://[64:ff9b::a9fe:a9fe]/',
  'http://[fd00:ec2::254]/',
  'http://100.100.100.200/',
])('%s is not asked, wherever private addresses are', async (address) => {
  const asked = guardedFetch(address, {}, true);
  await expect(asked).rejects.toThrow('fetch failed');
  await expect(asked.catch((error: Error) => error.cause)).resolves.toBeInstanceOf(ForbiddenAddress);
});

test('a name is looked up before, and its address guarded', async () => {
  const own = new URL(await open((_, response) => response.end('here')));
  own.hostname = 'localhost';
  expect(await (await guardedFetch(own, {}, true)).text()).toBe('here');
  const cause = await guardedFetch(own, {}, false).catch((error: Error) => error.cause);
  expect(cause).toBeInstanceOf(ForbiddenAddress);
});

test('sends what it is given and hands back what is answered', async () => {
  let seen: { request: IncomingMessage; body: string } | undefined;
  const address = await open(async (request, response) => {
    seen = { request, body: await text(request) };
    response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'], 'x-own': 'yes' }).end('一门');
  });
  const body = new URLSearchParams({ code: '一' });
  const answer = await guardedFetch(address, { method: 'POST', headers: { authorization: 'Basic x' }, body }, true);
  expect(seen?.request.method).toBe('POST');
  expect(seen?.request.headers).toMatchObject({
    authorization: 'Basic x',
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    'accept-encoding': 'identity',
  });
  expect(seen?.body).toBe('code=%E4%B8%80');
  expect([answer.status, answer.headers.get('x-own'), await answer.text()]).toEqual([201, 'yes', '一门']);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

test('leads nowhere else', async () => {
  const address = await open((_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end());
  const answer = await guardedFetch(address, {}, true);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://169.254.169.254/']);
});

test('an answer that is compressed, or has no meaning, fails', async () => {
  const zipped = await open((_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('x')));
  await expect(guardedFetch(zipped, {}, true)).rejects.toThrow('fetch failed');
  const strange = await open((_, response) => response.writeHead(999).end());
  await expect(guardedFetch(strange, {}, true)).rejects.toThrow('fetch failed');
  const nothing = await open((_, response) => response.writeHead(204).end());
  expect((await guardedFetch(nothing, {}, true)).status).toBe(204);
});

test('ends with the time-out, before the answer and within it', async () => {
  const silent = await open(() => {});
  await expect(guardedFetch(silent, { signal: AbortSignal.timeout(50) }, true)).rejects.toMatchObject({
    name: 'TimeoutError',
  });
  const half = await open((_, response) => response.write('half'));
  const answer = await guardedFetch(half, { signal: AbortSignal.timeout(200) }, true);
  await expect(answer.text()).rejects.toThrow();
});
