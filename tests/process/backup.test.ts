import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../server/database/open.ts';
import { signInMethods, signInSecrets } from '../../server/database/schema/sign-in.ts';
import { keyFileOf } from '../../server/database/secrets/key-file.ts';
import { openSecrets } from '../../server/database/secrets/sealed.ts';
import { testSecret } from '../../server/database/testing.ts';
import { loadDemo } from '../../server/demo/load.ts';
import { worldOf } from '../../server/testing/world.ts';
import { demoFolder } from '../support/data-folder.ts';
import { findPrograms, startPostgres, type TestPostgres } from '../support/postgres.ts';

let folder: string;
let source: TestPostgres;
let target: TestPostgres;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'yimen-backup-'));
  [source, target] = [await startPostgres({ like: inject('demo') }), await startPostgres()];
});
afterAll(async () => {
  await source?.stop();
  await target?.stop();
  await rm(folder, { recursive: true });
});

const own = { institution: 'mingde', method: 'wecom' };
const secrets = { secret: [testSecret], dataFolder: '' };

async function fill(open: OpenDatabase, keys: Parameters<typeof openSecrets>[1] = secrets): Promise<void> {
  await migrateDatabase(open.db);
  await openSecrets(open.db, keys);
  await loadDemo(open.db);
  await open.db.execute(sql`update institutions set hotline = 'kept' where id = 'mingde'`);
  const method = {
    id: own.method,
    position: 0,
    kind: 'wecom',
    name: '企业微信',
    enabled: false,
    settings: {},
  } as const;
  await open.db.insert(signInMethods).values({ institution: own.institution, ...method });
  await open.db.insert(signInSecrets).values({ ...own, name: 'secret', value: 'the-app-secret' });
}

/** Fails unless the database is whole: its data, its sign-in, and the triggers that announce changes. */
async function isWhole(open: OpenDatabase, keys: Parameters<typeof openSecrets>[1] = secrets): Promise<void> {
  await migrateDatabase(open.db);
  await openSecrets(open.db, keys);
  expect((await open.db.select().from(signInSecrets)).map(({ value }) => value)).toEqual(['the-app-secret']);
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
  const plain = path.join(folder, 'yimen.sql');
  run('pg_dump', '--format=plain', `--file=${plain}`, source.url);
  expect(await readFile(plain, 'utf8')).not.toMatch(/the-app-secret|"d":/);
  run('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${target.url}`, file);
  const after = await openDatabase({ url: target.url });
  await expect(openSecrets(after.db, { ...secrets, secret: ['x'.repeat(32)] })).rejects.toThrow(
    /请把原来的主密钥放回去/,
  );
  await isWhole(after);
  await after.close();
});

test('a copy of the embedded database’s folder, taken while the server stands still, is the database', async () => {
  const demo = await demoFolder();
  const [original, copy] = [demo.environment.YIMEN_DATA, path.join(folder, 'copy')];
  // With the key in the folder, as where YIMEN_SECRET names none.
  await writeFile(keyFileOf(original), `${testSecret}\n`);
  const before = await openDatabase({ dataFolder: original });
  await fill(before, { secret: null, dataFolder: original });
  await before.close();
  await cp(original, copy, { recursive: true });
  const again = await openDatabase({ dataFolder: original });
  await again.db.execute(sql`update institutions set hotline = 'after the backup' where id = 'mingde'`);
  const restored = await openDatabase({ dataFolder: copy });
  await isWhole(restored, { secret: null, dataFolder: copy });
  await Promise.all([again.close(), restored.close()]);
  await demo.remove();
});
