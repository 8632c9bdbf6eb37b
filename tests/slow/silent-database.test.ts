import { personInfo } from '@yimen/contract/person/data';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freePort, get } from '../../scripts/trial-server.ts';
import { type Run, runServer, untilReady } from '../process/run-server.ts';
import { type Forwarder, startForwarder } from '../support/forwarder.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { member } from '../support/site.ts';
import { tokenOf } from '../support/token.ts';

const host = 'mingde.localhost';

let postgres: TestPostgres;
let forwarder: Forwarder;
let port: number;
let server: Run;
beforeAll(async () => {
  postgres = await startPostgres({ like: inject('demo') });
  forwarder = await startForwarder(postgres.url);
  port = await freePort();
  server = runServer({ PORT: String(port), DATABASE_URL: forwarder.url });
  await untilReady(server, port);
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await forwarder.close();
  await postgres.stop();
});

test('while the database is silent nobody waits for longer than 25 seconds, and guests see the pages in memory', async () => {
  const token = await tokenOf(port, host, member);
  const call = () => get(port, host, personInfo.path, { authorization: `Bearer ${token}` });
  const pages = () => Promise.all(['/home', '/service-hall'].map((path) => get(port, host, path)));
  await pages();
  forwarder.silence();
  const begun = performance.now();
  const answers = await Promise.all([...Array(30)].map(call));
  expect(performance.now() - begun).toBeLessThan(25_000);
  for (const { status, headers } of answers) expect([status, headers['retry-after']]).toEqual([503, '2']);
  const later = performance.now();
  const seen = await Promise.all([...Array(10)].map(pages));
  for (const { status, text } of seen.flat()) expect([status, text.includes('明德大学')]).toEqual([200, true]);
  expect(performance.now() - later).toBeLessThan(2500);

  forwarder.restore();
  await expect.poll(async () => (await get(port, host, '/ready')).status, { timeout: 20_000 }).toBe(200);
  expect((await call()).status).toBe(200);
});
