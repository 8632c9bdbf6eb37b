import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { openDataFolder } from './data-folder.ts';
import { type Embedded, openInMemory } from './embedded/embedded.ts';
import { Wire } from './embedded/wire.ts';
import { PreparingClient } from './prepared.ts';
import { takeKeyInMemory } from './secrets/keys.ts';
import { StartFailure } from './start-failure.ts';

/**
 * The database as every area sees it: Drizzle over node-postgres, whichever kind stands behind. Without Drizzle's own
 * `transaction`, which leaks connections: {@link inTransaction} takes its place, and hands on one that looks the same.
 */
export type Database = Omit<NodePgDatabase, 'transaction'> & { $client: pg.Pool };
/** The database or an open transaction: what a store's function takes. */
export type Queryable = Pick<Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'embedded' | 'memory' | 'postgres';
  /** Waits for running queries, then closes. */
  close(): Promise<void>;
  /** Of a database in memory: a copy that `openDatabase({ memory: true, from })` starts from in no time. */
  dump?(): Promise<Uint8Array>;
}

/** `statementTimeout` of PostgreSQL in ms; 0 waits without end, for commands that nobody else waits for. */
export type DatabaseChoice =
  | { url: string; statementTimeout?: number }
  | { dataFolder: string }
  | { memory: true; from?: Uint8Array };

/** Hears of trouble nobody waits for; `lost` is true when the database is gone for good. */
export type Report = (error: Error, lost: boolean) => void;

/** Longest a statement may run on PostgreSQL, unless a caller needs longer, in ms. */
const statementTimeout = 15_000;
/** How much later than PostgreSQL should have ended a statement this side gives its connection up, in ms. */
const silence = 5_000;
/** Longest that opening a connection, or waiting for a free one, may take, in ms. */
const connectTimeout = 5_000;
/** After how long without a word the system asks the other end whether it is there, in ms. */
const keepAliveDelay = 10_000;
/** Longest a transaction may do nothing before PostgreSQL undoes it: its process may have vanished with its locks. */
const idleTransactionTimeout = 60_000;

/** Opens PostgreSQL by address, PGlite in a folder, or PGlite in memory; all three through one driver. */
export async function openDatabase(choice: DatabaseChoice, report: Report = () => {}): Promise<OpenDatabase> {
  if ('url' in choice) return openPostgres(choice, report);
  const embedded: Embedded =
    'memory' in choice ? await openInMemory(choice.from) : await openDataFolder(choice.dataFolder, report);
  if ('memory' in choice) takeKeyInMemory();
  const pool = new pg.Pool({
    Client: PreparingClient,
    max: 8,
    idleTimeoutMillis: 0,
    user: 'postgres',
    // node-postgres asks of its stream only what Wire has; the declared type is a whole TCP socket.
    stream: () => new Wire(embedded.exchange) as never,
  });
  pool.on('error', (error) => report(error, false));
  return {
    db: drizzle(pool),
    kind: 'memory' in choice ? 'memory' : 'embedded',
    dump: embedded.dump,
    async close() {
      await pool.end();
      await embedded.close();
    },
  };
}

/** How long a connection to PostgreSQL waits for a host that is slow or gone; 0 lets statements take their time. */
function timeouts(statement: number): pg.ClientConfig {
  const settings = { statement_timeout: statement, idle_in_transaction_session_timeout: idleTransactionTimeout };
  return {
    connectionTimeoutMillis: connectTimeout,
    query_timeout: statement && statement + silence,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelay,
    options: ['-c timezone=UTC', ...Object.entries(settings).map(([name, ms]) => `-c ${name}=${ms}`)].join(' '),
  };
}

/** A connection of its own beside the pool, not yet open. `patient` lets its statements take as long as they need. */
export function newClient({ $client: { options } }: Database, { patient = false } = {}): pg.Client {
  const isRemote = options.keepAlive === true;
  // The pool hides its password from whoever prints its options, and so from the spread.
  return new PreparingClient({ ...options, password: options.password, ...(patient && isRemote && timeouts(0)) });
}

async function openPostgres(
  { url, statementTimeout: statement = statementTimeout }: { url: string; statementTimeout?: number },
  report: Report,
): Promise<OpenDatabase> {
  let pool: pg.Pool | undefined;
  try {
    pool = new pg.Pool({
      Client: PreparingClient,
      connectionString: url,
      max: 20,
      ...timeouts(statement),
    });
    pool.on('error', (error) => report(error, false));
    await pool.query('select 1');
  } catch (error) {
    await pool?.end();
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartFailure(
      `The database at ${place(url)} cannot be reached (${message || code}): start PostgreSQL there, or correct DATABASE_URL.`,
    );
  }
  const open = pool;
  return { db: drizzle(open), kind: 'postgres', close: () => open.end() };
}

/** Host and port of a database address, without the account and its password. */
function place(url: string): string {
  return URL.canParse(url) ? new URL(url).host || 'the local socket' : 'the address in DATABASE_URL';
}
