import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../server/database/open.ts';
import { loadDemo } from '../../server/demo/load.ts';
import { worldOf } from '../../server/testing/world.ts';
import { findPrograms, startPostgres, type TestPostgres } from '../support/postgres.ts';

let folder: string;
let source: TestPostgres;
let target: TestPostgres;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'yimen-backup-'));
  [source, target] = [await startPostgres(), await startPostgres()];
});
afterAll(async () => {
  await source?.stop();
  await target?.stop();
  await rm(folder, { recursive: true });
});

async function fill(open: OpenDatabase): Promise<void> {
  await migrateDatabase(open.db);
  await loadDemo(open.db);
  await open.db.execute(sql`update institutions set hotline = 'kept' where id = 'mingde'`);
}

/** Fails unless the database is whole: its data, its sign-in, and the triggers that announce changes. */
async function isWhole(open: OpenDatabase): Promise<void> {
  await migrateDatabase(open.db);
  const { rows } = await open.db.execute(sql`select hotline from institutions where id = 'mingde'`);
  expect(rows).toEqual([{ hotline: 'kept' }]);
  expect(await worldOf(open.db, async () => {}).signIn('2024310086')).toMatch(/^ey/);
  const triggers = await open.db.execute(
    sql`select tgname from pg_trigger where tgname in ('institutions_announce', 'hosts_announce')`,
  );
  expect(triggers.rows).toHaveLength(2);
}

test('what pg_dump took of a PostgreSQL in use is restored into an empty one', async () => {
  const before = await openDatabase({ url: source.url });
  await fill(before);
  const file = path.join(folder, 'yimen.dump');
  const run = (program: string, ...rest: string[]) =>
    execFileSync(path.join(findPrograms(), program), rest, { stdio: 'inherit' });
  run('pg_dump', '--format=custom', `--file=${file}`, source.url);
  await before.db.execute(sql`update institutions set hotline = 'after the backup' where id = 'mingde'`);
  await before.close();
  run('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${target.url}`, file);
  const after = await openDatabase({ url: target.url });
  await isWhole(after);
  await after.close();
});

test('a copy of the embedded database’s folder, taken while the server stands still, is the database', async () => {
  const [own, copy] = [path.join(folder, 'data'), path.join(folder, 'copy')];
  const before = await openDatabase({ dataFolder: own });
  await fill(before);
  await before.close();
  await cp(own, copy, { recursive: true });
  const again = await openDatabase({ dataFolder: own });
  await again.db.execute(sql`update institutions set hotline = 'after the backup' where id = 'mingde'`);
  const restored = await openDatabase({ dataFolder: copy });
  await isWhole(restored);
  await Promise.all([again.close(), restored.close()]);
});
