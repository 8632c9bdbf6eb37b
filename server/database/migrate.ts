import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { type Database, newClient, type Queryable } from './open.ts';
import { StartFailure } from './start-failure.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number that no other program locks; two servers that start at once migrate one after the other. */
const migrationLock = 7_361_904_211;

/**
 * Brings the database to this program's schema.
 * Throws {@link StartFailure} when the database is already ahead of it, before anything is written.
 */
export async function migrateDatabase(db: Database): Promise<void> {
  const journal = JSON.parse(await readFile(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as {
    entries: { when: number }[];
  };
  const newestHere = Math.max(...journal.entries.map(({ when }) => when));
  // Beside the pool: a migration of much data, and waiting for another server's, may take longer than a visitor waits.
  const client = newClient(db, { patient: true });
  const alone = drizzle({ client });
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const newestThere = await newestApplied(alone);
    if (newestThere > newestHere) {
      throw new StartFailure(
        'The database was last used by a newer Yimen than this one: start that newer version, or restore the backup made before it.',
      );
    }
    if (newestThere < newestHere) await migrate(alone, { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  } catch (error) {
    throw explained(error);
  } finally {
    // Ends the lock too. The embedded database, whose clients share one session, is nobody else's to wait for.
    await client.end();
  }
}

/** What PostgreSQL answers when a role lacks a right. */
const insufficientPrivilege = '42501';

/** A role without rights is for the reader to cure; of other failed statements the database's own words say most. */
function explained(error: unknown): unknown {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined;
  if (!cause) return error;
  if ('code' in cause && cause.code === insufficientPrivilege) {
    return new StartFailure(
      `The role in DATABASE_URL may not do what Yimen needs (${cause.message}): make it the owner of its database, as in ALTER DATABASE name OWNER TO role.`,
    );
  }
  return new Error(`the database could not be migrated (${cause.message})`, { cause: error });
}

async function newestApplied(db: Queryable): Promise<number> {
  const known = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as known`);
  if (!known.rows[0]?.known) return 0;
  const newest = await db.execute(sql`select max(created_at) as newest from drizzle.__drizzle_migrations`);
  return Number(newest.rows[0]?.newest ?? 0);
}
