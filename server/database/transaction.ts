import { DrizzleQueryError, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Queryable } from './open.ts';

/** How long a rollback may take, in ms; after that the connection is closed, which rolls back too. */
const undoTimeout = 2000;

/**
 * Runs `work` in a transaction: committed when it resolves, rolled back when it throws. Within a transaction it is a
 * savepoint. Throws what `work` throws, or a DrizzleQueryError when the transaction cannot begin or be committed.
 * Drizzle's own `transaction` keeps the connection for ever when BEGIN or ROLLBACK fails: twenty lost connections empty
 * the pool. Here the connection always returns to the pool, and one in an unknown state is closed.
 */
export function inTransaction<T>(db: Database, work: (transaction: Database) => Promise<T>): Promise<T> {
  return db.$client instanceof pg.Pool ? onOwnConnection(db.$client, work) : inSavepoint(db, work);
}

/**
 * When the transaction began, by the database's clock: all processes agree on it, whatever their own clocks say. Outside
 * a transaction it is now.
 */
export async function databaseNow(db: Queryable): Promise<Date> {
  const { rows } = await db.execute<{ ms: number }>(sql`select (extract(epoch from now()) * 1000)::float8 as ms`);
  return new Date(rows[0]?.ms ?? Number.NaN);
}

/** Carries what a trial resolved with past the rollback. */
class Undone<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super('The trial is over.');
    this.result = result;
  }
}

/** Runs `work` in a transaction that is always rolled back. Resolves with its result, and throws what it throws. */
export function tryInTransaction<T>(db: Database, work: (transaction: Database) => Promise<T>): Promise<T> {
  const trial = inTransaction<T>(db, async (transaction) => {
    throw new Undone(await work(transaction));
  });
  return trial.catch((error) => {
    if (error instanceof Undone) return error.result as T;
    throw error;
  });
}

async function onOwnConnection<T>(pool: pg.Pool, work: (transaction: Database) => Promise<T>): Promise<T> {
  const client = await withStatement('connect', pool.connect());
  const { transaction, close } = openTransaction(client);
  let isClean = false;
  try {
    await withStatement('begin', client.query('begin'));
    const result = await work(transaction);
    const { command } = await withStatement('commit', client.query('commit'));
    isClean = true;
    if (command !== 'COMMIT') throw new Error('The transaction was undone: a statement in it failed unnoticed.');
    return result;
  } catch (error) {
    isClean ||= await undone(client, 'rollback');
    throw error;
  } finally {
    close();
    client.release(!isClean);
  }
}

async function inSavepoint<T>(transaction: Database, work: (transaction: Database) => Promise<T>): Promise<T> {
  const { $client: client } = transaction;
  // The newest savepoint of a name hides earlier ones. Each is released, also when it is undone, so that those around it
  // are found again.
  await withStatement('savepoint', client.query('savepoint nested'));
  try {
    const result = await work(transaction);
    await withStatement('release', client.query('release savepoint nested'));
    return result;
  } catch (error) {
    await undone(client, 'rollback to savepoint nested; release savepoint nested');
    throw error;
  }
}

/**
 * The database within one transaction, until it is closed: its statements run one after the other. When one of several
 * that were asked for at once fails, later ones must not run on a connection that another caller may have by then.
 */
function openTransaction(client: pg.PoolClient): { transaction: Database; close: () => void } {
  let isOpen = true;
  let last: Promise<unknown> = Promise.resolve();
  const query = (...given: Parameters<typeof client.query>) => {
    const next = () => (isOpen ? client.query(...given) : Promise.reject(new Error('The transaction is over.')));
    const mine = last.then(next);
    last = mine.catch(() => {});
    return mine;
  };
  const transaction = drizzle({ client: { query } as unknown as pg.PoolClient });
  return {
    transaction: transaction as unknown as Database,
    close() {
      isOpen = false;
    },
  };
}

async function undone(client: Pick<pg.ClientBase, 'query'>, statement: string): Promise<boolean> {
  const timed = { text: statement, query_timeout: undoTimeout };
  return client.query(timed).then(
    () => true,
    () => false,
  );
}

/** Wraps a failure in a DrizzleQueryError, as Drizzle does for its own statements. */
function withStatement<T>(statement: string, running: Promise<T>): Promise<T> {
  return running.catch((error) => {
    throw new DrizzleQueryError(statement, [], error);
  });
}
