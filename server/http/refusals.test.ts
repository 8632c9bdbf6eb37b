import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HttpServer } from '../http-server.ts';
import { openTestApp, type TestApp, testEndpoints } from './fixture.ts';
import { createLog } from './log.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

const lines: Record<string, unknown>[] = [];
const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
const metrics = createMetrics(testEndpoints());
let app: TestApp;
let server: HttpServer;
beforeAll(async () => {
  app = await openTestApp({
    log,
    metrics,
    trustProxy: true,
    render: async (request) => new Response(await request.text()),
  });
  server = await app.listen();
});
afterAll(async () => {
  await server.close(0);
  await app.close();
});
beforeEach(() => {
  lines.length = 0;
});

const from = (ip: string) => ({ 'x-forwarded-for': ip });
const refusals = () => lines.filter(({ msg }) => msg === 'refused');
const counted = async () => (await serveMetrics(metrics, app.db)(new Request('http://127.0.0.1/metrics'))).text();

test('a refusal is a warning with its code, and hashes of account and address', async () => {
  await app.fetch('/homepage/refuse', { headers: from('198.51.100.7') });
  await app.fetch('/homepage/refuse', { headers: { authorization: 'Bearer member', ...from('198.51.100.8') } });
  await app.fetch('/homepage/members', { headers: from('198.51.100.7') });
  const [guest, member, expired] = refusals();
  expect(guest).toMatchObject({ level: 'warn', code: 2001, endpoint: 'refuse', address: expect.any(String) });
  expect(guest).not.toHaveProperty('account');
  expect(member).toMatchObject({ account: expect.stringMatching(/^[\w-]{16}$/), requestId: expect.any(String) });
  expect(expired).toMatchObject({ code: 401, endpoint: 'members', address: guest?.address });
  expect(member?.address).not.toBe(guest?.address);
  expect(JSON.stringify(refusals())).not.toMatch(/198\.51\.100|林知夏|"p1"/);
});

test('refusals are counted by their code, faults and unknown calls too', async () => {
  const before = await counted();
  const of = (text: string, code: number) =>
    Number(new RegExp(`failures_total\\{code="${code}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  await app.fetch('/homepage/refuse');
  await app.fetch('/homepage/break');
  await app.fetch('/homepage/nothing');
  await app.fetch('/homepage/ask?text=toolong');
  await app.fetch('/homepage/deliver', { method: 'POST', headers: { 'x-yimen-signature': 'wrong' } });
  await app.fetch('/page', { method: 'POST', headers: { origin: 'https://evil.example' } });
  await app.fetch('/homepage/open', { headers: { host: 'nobody.test' } });
  await app.fetch('/homepage//open');
  const after = await counted();
  expect([2001, 500, 404, 400, 401, 403, 421].map((code) => of(after, code) - of(before, code))).toEqual([
    1, 1, 1, 2, 1, 1, 1,
  ]);
  expect(refusals().map(({ code }) => code)).toEqual([2001, 400, 401, 403]);
});

/** Sends the beginning of a body and leaves; waits for the line of that request. */
async function leaveWhileSending(
  path: string,
  type: string,
  leave: (socket: Socket) => void,
): Promise<Record<string, unknown> | undefined> {
  const socket = connect(server.port, '127.0.0.1');
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: school.test',
    'Origin: http://school.test',
    `Content-Type: ${type}`,
    'Content-Length: 1000',
    '',
    '',
  ];
  socket.write(`${head.join('\r\n')}{"text":`);
  await once(socket, 'connect');
  // Another request over the same server is answered after the first has been seen.
  await fetch(`http://127.0.0.1:${server.port}/health`);
  leave(socket);
  await once(socket, 'close');
  await expect.poll(() => lines.some(({ path: seen }) => seen === path)).toBe(true);
  return lines.find(({ path: seen }) => seen === path);
}

const leaving = [
  ['breaks off', (socket: Socket) => socket.resetAndDestroy()],
  ['hangs up', (socket: Socket) => socket.end()],
] as const;

test.each(
  [
    ['a call', '/homepage/echo', 'application/json'],
    ['a signed delivery', '/homepage/deliver', 'application/json'],
    ['a form', '/page', 'application/x-www-form-urlencoded'],
  ].flatMap(([what = '', path = '', type = '']) => leaving.map(([how, leave]) => ({ what, how, path, type, leave }))),
)('$what whose client $how while sending is no error', async ({ path, type, leave }) => {
  const before = await counted();
  const line = await leaveWhileSending(path, type, leave);
  expect(line).toMatchObject({ level: 'info', msg: 'request', status: 499 });
  expect(
    lines.filter(({ level, status, path: seen }) => level !== 'info' || (status !== 499 && seen !== '/health')),
  ).toEqual([]);
  const failures = (text: string) => text.match(/^yimen_failures_total.*$/gm);
  expect(failures(await counted())).toEqual(failures(before));
  expect(await counted()).not.toMatch(new RegExp(`route="${path}",method="POST",status="5`));
});
