import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, get } from '../../scripts/trial-server.ts';
import { until } from '../../scripts/until.ts';
import { type Run, runServer, untilReady } from './run-server.ts';

/** A busy machine may need longer than the second that a poll waits by itself. */
const soon = { timeout: 20_000 };

let folder: string;
let data: string;
let place: { YIMEN_DATA: string; YIMEN_SECRET: string };
let port: number;
let first: Run;
/** What the first start answered until it was ready. */
const seen = new Set<number | string>();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'yimen-start-'));
  data = path.join(folder, 'data');
  place = { YIMEN_DATA: data, YIMEN_SECRET: '' };
  port = await freePort();
  first = runServer({ PORT: String(port), ...place });
  const ready = await until(async () => {
    const answer = await get(port, 'localhost', '/home').then(
      ({ status }) => status,
      ({ code }: NodeJS.ErrnoException) => code ?? '',
    );
    seen.add(answer);
    return answer === 200;
  }, 100_000);
  if (!ready) throw new Error(`The server does not start:\n${first.stderr()}`);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

function send(body: string, port: number): { socket: Socket; answer: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  const head = ['POST /pedestal/auth/cx/login HTTP/1.1', `host: localhost:${port}`, 'content-type: application/json'];
  socket.write(`${head.join('\r\n')}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`);
  const answer = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
  return { socket, answer };
}

test('a first start tells where to open it and the demo accounts', async () => {
  await expect.poll(() => first.stdout(), soon).toContain('接口文档：/openapi');
  for (const host of ['localhost', 'mingde.localhost', 'jiangcheng.localhost', 'yunzhou.localhost']) {
    expect(first.stdout()).toContain(`http://${host}:${port}`);
  }
  expect(first.stdout()).toContain('2024310086');
  expect(first.stdout()).toContain('Yimen-2026');
});

test('a first start makes the key of its secrets, for its owner’s eyes alone', async () => {
  expect((await stat(path.join(data, 'secret.key'))).mode & 0o777).toBe(0o600);
});

test('each demo institution answers at its host with its own home, which carries its name and theme', async () => {
  for (const [host, name, colour] of [
    ['localhost', '明德大学', '#007aff'],
    ['mingde.localhost', '明德大学', '#007aff'],
    ['jiangcheng.localhost', '江城职业技术学院', '#b3261e'],
    ['yunzhou.localhost', '云州市政务服务中心', '#0b7a75'],
  ] as const) {
    const page = await get(port, host, '/home');
    expect(page.status).toBe(200);
    expect(page.text).toContain(name);
    expect(page.text).toContain(colour);
  }
});

describe('bad luck is one sentence that says what to do, and exit code 1', () => {
  async function refused(environment: Record<string, string>): Promise<string> {
    const run = runServer({ PORT: '0', YIMEN_DATA: path.join(folder, 'other'), ...environment });
    expect(await run.ended).toBe(1);
    const lines = run.stderr().trim().split('\n');
    expect(lines).toHaveLength(1);
    return lines[0] ?? '';
  }

  test('port taken: nothing is written', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const address = taken.address();
    const number = typeof address === 'object' && address ? address.port : 0;
    expect(await refused({ PORT: String(number) })).toMatch(/^端口 \d+ 已被别的程序占用：请先停止它/);
    expect(existsSync(path.join(folder, 'other'))).toBe(false);
    taken.close();
  });

  test('data folder in use by another process', async () => {
    expect(await refused({ YIMEN_DATA: data })).toMatch(/正被另一个 Yimen 使用：请先停止它/);
  });

  test('data folder that cannot be written', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    expect(await refused({ YIMEN_DATA: path.join(file, 'data') })).toMatch(/无法写入（.*YIMEN_DATA/);
  });

  test('database that does not answer', async () => {
    const free = await freePort();
    const sentence = await refused({ DATABASE_URL: `postgres://yimen:secret@127.0.0.1:${free}/yimen` });
    expect(sentence).toMatch(/连接不上 127\.0\.0\.1:\d+ 的数据库（连接被拒绝）.*DATABASE_URL/);
    expect(sentence).not.toContain('secret');
  });

  test('a setting that makes no sense', async () => {
    expect(await refused({ PORT: 'eighty' })).toMatch(/PORT 写的是“eighty”：请写/);
  });
});

test('a process that starts takes no connection before it can answer', () => {
  expect([...seen]).toEqual(['ECONNREFUSED', 200]);
});

test('SIGTERM lets a running request end, closes the database and exits in order', async () => {
  const body = JSON.stringify({ account: '2024310086', password: 'Yimen-2026' });
  const { socket, answer } = send(body, port);
  socket.write(body.slice(0, 10));
  await get(port, 'localhost', '/ready');
  const begun = Date.now();
  first.child.kill('SIGTERM');
  await expect.poll(() => get(port, 'localhost', '/health').catch(() => 'closed'), soon).toBe('closed');
  socket.write(body.slice(10));
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(await answer).toContain('"success":true');
  expect(await first.ended).toBe(0);
  expect(Date.now() - begun).toBeLessThan(10_000);
});

test('the next start has all data, and npm passes SIGTERM on: whoever sends requests is told to go elsewhere, and is answered meanwhile', async () => {
  const run = runServer({ PORT: String(port), ...place, YIMEN_DRAIN: '2' }, { npm: true });
  await untilReady(run, port);
  run.child.kill('SIGTERM');
  await expect.poll(async () => (await get(port, 'localhost', '/ready')).status, { interval: 20 }).toBe(503);
  const [ready, health, page] = await Promise.all(
    ['/ready', '/health', '/home'].map((at) => get(port, 'localhost', at)),
  );
  expect([ready?.text, health?.status, page?.status]).toEqual(['{"status":"draining"}', 200, 200]);
  expect(page?.headers.connection).toBe('close');
  expect(page?.text).toContain('明德大学');
  expect(await run.ended).toBe(0);
});

test('a request that never ends holds the exit up for less than ten seconds', async () => {
  const last = runServer({ PORT: String(port), ...place });
  await untilReady(last, port);
  const { socket, answer } = send('{"account":"never finished"}', port);
  socket.write('{');
  await get(port, 'localhost', '/ready');
  const begun = Date.now();
  // npm passes on the Ctrl-C that the terminal has already sent to the server.
  last.child.kill('SIGINT');
  last.child.kill('SIGINT');
  expect(await last.ended).toBe(0);
  expect(Date.now() - begun).toBeLessThan(10_000);
  await answer.catch(() => {});
});
