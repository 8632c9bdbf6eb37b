import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { databaseFailure } from './failure.ts';
import { createJobsSchema } from './jobs-schema.ts';
import { type Database, newClient, type Queryable } from './open.ts';
import { StartFailure } from './start-failure.ts';

/** Each file is one migration, in the order of the names; a released one is never changed. */
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** An arbitrary number for the lock; two servers that start at once migrate one after the other. */
const migrationLock = 7_361_904_211;

/** Called in the transaction that applies these migrations to a database that had others already. */
type OnUpgrade = (tx: Queryable, names: readonly string[]) => Promise<void>;

/**
 * Migrates the database to this program's schema. Throws {@link StartFailure}, before anything is written, when the
 * database is of a newer version.
 */
export async function migrateDatabase(db: Database, onUpgrade?: OnUpgrade): Promise<void> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
  // Outside the pool: a long migration, or waiting for another server's, may exceed the time limit of statements.
  const client = newClient(db, { patient: true });
  const alone = drizzle({ client });
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const applied = await countApplied(alone);
    if (applied > names.length) {
      throw new StartFailure('数据库已被更新版本的 Yimen 升级过：请启动那个版本，或恢复升级之前的备份。');
    }
    if (applied < names.length) await apply(alone, names.slice(applied), applied === 0 ? undefined : onUpgrade);
    await createJobsSchema(client);
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  } catch (error) {
    throw explained(error);
  } finally {
    // Also releases the lock. The embedded database has one session and only this process.
    await client.end();
  }
}

/** Throws {@link StartFailure} unless the database has this program's schema: whoever has it open is of another version. */
export async function requireMigrated(db: Queryable): Promise<void> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'));
  if ((await countApplied(db)) === names.length) return;
  throw new StartFailure('正在运行的 Yimen 还在启动，或和这个程序版本不同：请稍后再试，或用这个版本重新启动它。');
}

/** PostgreSQL's code for a role that lacks a privilege. */
const insufficientPrivilege = '42501';

/** The operator can fix a role's missing privileges, a full disk, and the like. */
function explained(error: unknown): unknown {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined;
  if (!cause) return error;
  if ('code' in cause && cause.code === insufficientPrivilege) {
    return new StartFailure(
      'DATABASE_URL 中的数据库账号权限不够：请让它成为数据库的所有者，如 ALTER DATABASE name OWNER TO role。',
      { cause },
    );
  }
  return new StartFailure(`数据库升级没有完成，已全部撤回：${databaseFailure(error)}。`, { cause });
}

/** How many of the files were applied, by the table of Drizzle's own migrator. */
async function countApplied(db: Queryable): Promise<number> {
  const known = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as known`);
  if (!known.rows[0]?.known) return 0;
  const counted = await db.execute(sql`select count(*) as count from drizzle.__drizzle_migrations`);
  return Number(counted.rows[0]?.count);
}

/** Applies these files in one transaction. */
function apply(db: NodePgDatabase, names: readonly string[], onUpgrade?: OnUpgrade): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`create schema if not exists drizzle`);
    await tx.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
    for (const name of names) {
      const text = await readFile(`${migrationsFolder}/${name}`, 'utf8');
      for (const statement of text.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
      const hash = createHash('sha256').update(text).digest('hex');
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${Date.now()})`,
      );
    }
    await onUpgrade?.(tx, names);
  });
}
