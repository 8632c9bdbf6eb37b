import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { migrateDatabase } from './migrate.ts';
import { type OpenDatabase, openDatabase } from './open.ts';
import { takeKeys } from './secrets/keys.ts';

const migrations = fileURLToPath(new URL('./migrations', import.meta.url));
const cache = fileURLToPath(new URL('../../node_modules/.cache/yimen', import.meta.url));

/** The key of secrets in tests: processes that share a database, or its dump, read one another's. */
export const testSecret = 'the key of secrets that all tests share';

/**
 * A migrated database in memory for a test. The first caller makes it and keeps its dump in the cache;
 * the others start from that in a third of a second. `fill` loads what every test of a `name` needs, once;
 * `stamp` must change when that content does.
 */
export async function openTestDatabase(
  name = 'empty',
  fill: (open: OpenDatabase) => Promise<void> = async () => {},
  stamp = '',
): Promise<OpenDatabase> {
  takeKeys(() => [testSecret]);
  const file = `${cache}/${name}-${await fingerprint(stamp)}.tar`;
  const dump = await readFile(file).catch(() => null);
  if (dump) return openDatabase({ memory: true, from: dump });
  const open = await openDatabase({ memory: true });
  await migrateDatabase(open.db);
  await fill(open);
  const made = await open.dump?.();
  if (made) {
    await mkdir(cache, { recursive: true });
    // Two test files may make it at once, as threads of one process: each moves a whole file into place.
    const own = `${file}.${randomUUID()}`;
    await writeFile(own, made);
    await rename(own, file);
  }
  return open;
}

async function fingerprint(stamp: string): Promise<string> {
  const hash = createHash('sha256').update(stamp).update(testSecret);
  for (const name of (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort()) {
    hash.update(name).update(await readFile(`${migrations}/${name}`));
  }
  return hash.digest('hex').slice(0, 16);
}
