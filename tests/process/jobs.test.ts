import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../server/database/open.ts';
import { closeBoss, openBoss } from '../../server/jobs/boss.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { barrier, quickPace, writeJob } from './job-worker.ts';

let postgres: TestPostgres;
let database: OpenDatabase;
let holder: pg.Client;
const workers: { child: ChildProcess; words: () => string[]; ended: Promise<unknown> }[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  database = await openDatabase({ url: postgres.url });
  await migrateDatabase(database.db);
  await database.db.execute(sql`create table effects (word text not null, pid integer not null)`);
  holder = new pg.Client({ connectionString: postgres.url });
  await holder.connect();
});
afterAll(async () => {
  for (const { child } of workers) child.kill('SIGTERM');
  await Promise.all(workers.map(({ ended }) => ended));
  await holder.end();
  await database.close();
  await postgres.stop();
});

function startWorker(): void {
  const file = path.join(import.meta.dirname, 'job-worker.ts');
  const child = spawn(process.execPath, [file, postgres.url], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  workers.push({ child, words: () => said.split('\n').slice(1, -1), ended });
}

test('three processes take jobs, one dies between an effect and its completion: each effect is there once', async () => {
  const boss = await openBoss(database.db, [writeJob], { pace: quickPace, keepsTime: false, report: () => {} });
  await holder.query('select pg_advisory_lock($1)', [barrier]);
  for (let n = 0; n < 3; n += 1) startWorker();
  const sent = Array.from({ length: 30 }, (_, n) => `word ${n}`);
  for (const word of sent) await boss.send(writeJob.name, { word });
  await closeBoss(boss);

  const until = (met: () => Promise<boolean> | boolean) => vi.waitUntil(met, { timeout: 240_000, interval: 100 });
  await until(() => workers.every(({ words }) => words().length === 1));
  const [victim, ...others] = workers;
  victim?.child.kill('SIGKILL');
  await victim?.ended;
  await holder.query('select pg_advisory_unlock($1)', [barrier]);

  const left = async () => {
    const { rows } = await database.db.execute<{ left: number }>(
      sql`select count(*)::int as left from jobs.job where name = ${writeJob.name} and state <> 'completed'`,
    );
    return rows[0]?.left;
  };
  await until(async () => (await left()) === 0);
  const { rows } = await database.db.execute<{ word: string; pid: number }>(sql`select word, pid from effects`);
  expect(rows.map(({ word }) => word).sort()).toEqual(sent.toSorted());
  expect(rows.map(({ pid }) => pid)).not.toContain(victim?.child.pid);
  const begun = others.flatMap(({ words }) => words());
  expect(begun, 'what the dead process had begun').toContain(victim?.words()[0]);
});
