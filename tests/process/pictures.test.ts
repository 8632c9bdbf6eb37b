import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, get } from '../../scripts/trial-server.ts';
import { demoFolder, type PreparedFolder } from '../support/data-folder.ts';
import { type Run, runServer, untilReady } from './run-server.ts';

let folder: PreparedFolder;
let port: number;
let server: Run;

beforeAll(async () => {
  folder = await demoFolder();
  port = await freePort();
  server = runServer({ PORT: String(port), ...folder.environment });
  await untilReady(server, port);
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await folder.remove();
});

/** A black PNG of one bit a pixel: a few hundred bytes, whatever its size. */
function blackPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

const post = async (path: string, body: unknown, token = '') => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`http://localhost:${port}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (await response.json()) as { success: boolean; code: number; data: { token: string } };
};

test('small files of thin and of huge pictures hold up neither other calls nor the end', async () => {
  const account = { account: '2024310086', password: 'Yimen-2026' };
  const { token } = (await post('/pedestal/auth/cx/login', account)).data;
  const upload = (width: number, height: number) =>
    post('/pedestal/user/avatar/upload', { image: blackPng(width, height).toString('base64') }, token);
  const thin = [upload(1000, 1), upload(100_000, 1), upload(1, 100_000), upload(1, 25_000_000)];
  for (const answer of await Promise.all(thin)) expect(answer).toMatchObject({ success: false, code: 2101 });

  const huge = Array.from({ length: 6 }, () => upload(15_000, 1600).catch(() => 'cut'));
  expect((await get(port, 'localhost', '/ready')).status).toBe(200);
  const begun = Date.now();
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(Date.now() - begun).toBeLessThan(10_000);
  await Promise.all(huge);
});
