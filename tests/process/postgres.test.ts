import { login } from '@yimen/contract/sign-in/auth';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort, get } from '../../scripts/trial-server.ts';
import { openDatabase } from '../../server/database/open.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { type Run, runServer, untilReady } from './run-server.ts';

let postgres: TestPostgres;
let servers: { run: Run; port: number }[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  const ports = [await freePort(), await freePort()];
  servers = ports.map((port) => ({ port, run: runServer({ PORT: String(port), DATABASE_URL: postgres.url }) }));
  await Promise.all(servers.map(({ run, port }) => untilReady(run, port)));
});
afterAll(async () => {
  for (const { run } of servers) run.child.kill('SIGTERM');
  await Promise.all(servers.map(({ run }) => run.ended));
  await postgres?.stop();
});

test('two servers that start at once on an empty PostgreSQL load the demo once and both serve it', async () => {
  const { db, close } = await openDatabase({ url: postgres.url });
  const { rows } = await db.execute(sql`select count(*)::int as count from institutions`);
  await close();
  expect(rows).toEqual([{ count: 3 }]);
  for (const { port } of servers) {
    expect((await get(port, 'yunzhou.localhost', '/home')).text).toContain('云州市政务服务中心');
  }
});

test('who signs in at one server is known at the other', async () => {
  const [one, other] = servers;
  const answer = await fetch(`http://localhost:${one?.port}${login.path}`, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login.example),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  const info = await get(other?.port ?? 0, 'localhost', '/pedestal/auth/userInfo', {
    authorization: `Bearer ${data.token}`,
  });
  expect(JSON.parse(info.text)).toMatchObject({ success: true, data: { name: '林知夏' } });
});

test('what is changed at one server is shown by the other at once, and again after the line was lost', async () => {
  const [one, other] = servers.map(({ port }) => port);
  const { db, close } = await openDatabase({ url: postgres.url });
  const hotline = async (port = 0) => {
    const answer = await get(port, 'localhost', '/pedestal/unitConfig/getConfig');
    return (JSON.parse(answer.text) as { data: { hotline: string } }).data.hotline;
  };
  const listening = async () => {
    const { rows } = await db.execute(
      sql`select pid from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
    );
    return rows.map(({ pid }) => Number(pid));
  };
  const change = (value: string) =>
    db.execute(sql`update institutions set hotline = ${value}, data_version = data_version + 1 where id = 'mingde'`);
  // Kept for half a minute while notifications arrive: to be seen within ten seconds it must have been told.
  const shown = (value: string) =>
    vi.waitFor(async () => expect([await hotline(one), await hotline(other)]).toEqual([value, value]), {
      timeout: 10_000,
      interval: 20,
    });

  await Promise.all([hotline(one), hotline(other)]);
  await change('0579-0001');
  await shown('0579-0001');

  const lines = await listening();
  expect(lines).toHaveLength(2);
  for (const pid of lines) await db.execute(sql`select pg_terminate_backend(${pid})`);
  await vi.waitFor(
    async () => {
      const anew = await listening();
      expect(anew.filter((pid) => !lines.includes(pid))).toHaveLength(2);
    },
    { timeout: 20_000, interval: 50 },
  );
  await change('0579-0002');
  await shown('0579-0002');
  await close();
});

test('a role that has no rights is told what it lacks, in one sentence', async () => {
  const role = `yimen_guest_${process.pid}`;
  const { db, close } = await openDatabase({ url: postgres.url });
  await db.execute(sql.raw(`create role ${role} login password 'guest'`));
  const url = new URL(postgres.url);
  [url.username, url.password] = [role, 'guest'];
  const run = runServer({ PORT: '0', DATABASE_URL: url.href });
  expect(await run.ended).toBe(1);
  expect(run.stderr().trim()).toMatch(/^DATABASE_URL 中的数据库账号权限不够：请让它成为数据库的所有者[^\n]*$/);
  await db.execute(sql.raw(`drop role ${role}`));
  await close();
});
