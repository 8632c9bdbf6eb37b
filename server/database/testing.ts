import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import boss from 'pg-boss/package.json' with { type: 'json' };
import { migrateDatabase } from './migrate.ts';
import { type OpenDatabase, openDatabase } from './open.ts';
import { takeKeys } from './secrets/keys.ts';

const migrations = fileURLToPath(new URL('./migrations', import.meta.url));
const cache = fileURLToPath(new URL('../../node_modules/.cache/yimen', import.meta.url));

/** The key of secrets in tests; processes that share a database, or its dump, must have the same. */
export const testSecret = 'the key of secrets that all tests share';

/** A migrated in-memory database for a test; {@link testDump} describes the parameters. */
export async function openTestDatabase(...what: Parameters<typeof testDump>): Promise<OpenDatabase> {
  return openDatabase({ memory: true, from: await testDump(...what) });
}

/**
 * A tar of a migrated database, from which one in memory or in a folder starts in a third of a second. The first caller
 * makes it and stores it in the cache. `fill` loads what every test of a `name` needs, once; `stamp` must change with
 * that content.
 */
export async function testDump(
  name = 'empty',
  fill: (open: OpenDatabase) => Promise<void> = async () => {},
  stamp = '',
): Promise<Uint8Array> {
  takeKeys(() => [testSecret]);
  const file = `${cache}/${name}-${await fingerprint(stamp)}.tar`;
  const cached = await readFile(file).catch(() => null);
  if (cached) return cached;
  const open = await openDatabase({ memory: true });
  await migrateDatabase(open.db);
  await fill(open);
  const made = await open.dump?.();
  await open.close();
  if (!made) throw new Error('Only a database in memory can be dumped.');
  await mkdir(cache, { recursive: true });
  // Two test files may make it at once, in threads of one process: each writes its own file and moves it into place.
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, made);
  await rename(own, file);
  return made;
}

async function fingerprint(stamp: string): Promise<string> {
  const hash = createHash('sha256').update(stamp).update(testSecret).update(`pg-boss ${boss.version}`);
  for (const name of (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort()) {
    hash.update(name).update(await readFile(`${migrations}/${name}`));
  }
  return hash.digest('hex').slice(0, 16);
}
