import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './open.ts';

/** How long undoing may take, in ms; a connection that needs longer is closed, which undoes as well. */
const undoTimeout = 2000;

/**
 * Runs `work` in a transaction: committed when it resolves, undone when it throws. Within a transaction it is a
 * savepoint. Throws what `work` throws, or a DrizzleQueryError when the transaction cannot begin or be committed.
 *
 * Drizzle's own `transaction` keeps the connection for good when BEGIN or ROLLBACK fails: twenty lost connections empty
 * the pool. Here the connection always goes back, and one whose state is unknown is closed.
 */
export function inTransaction<T>(db: Database, work: (transaction: Database) => Promise<T>): Promise<T> {
  return db.$client instanceof pg.Pool ? onOwnConnection(db.$client, work) : inSavepoint(db, work);
}

async function onOwnConnection<T>(pool: pg.Pool, work: (transaction: Database) => Promise<T>): Promise<T> {
  const client = await named('connect', pool.connect());
  const { transaction, close } = openTransaction(client);
  let isClean = false;
  try {
    await named('begin', client.query('begin'));
    const result = await work(transaction);
    const { command } = await named('commit', client.query('commit'));
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
  // The newest savepoint of a name hides those before it, so that nested ones need no names of their own.
  await named('savepoint', client.query('savepoint nested'));
  try {
    const result = await work(transaction);
    await named('release', client.query('release savepoint nested'));
    return result;
  } catch (error) {
    await undone(client, 'rollback to savepoint nested');
    throw error;
  }
}

/**
 * The database as one transaction sees it, until it is closed: of several statements at once one may fail while others
 * are still to come, and these must not run on a connection that belongs to somebody else by then.
 */
function openTransaction(client: pg.PoolClient): { transaction: Database; close: () => void } {
  let isOpen = true;
  const query = (...given: Parameters<typeof client.query>) =>
    isOpen ? client.query(...given) : Promise.reject(new Error('The transaction is over.'));
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

/** A failure as Drizzle tells of the statements it runs itself. */
function named<T>(statement: string, running: Promise<T>): Promise<T> {
  return running.catch((error) => {
    throw new DrizzleQueryError(statement, [], error);
  });
}
