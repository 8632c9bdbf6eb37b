import { resolve } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { openDataFolder } from './data-folder.ts';
import { type Embedded, openInMemory } from './embedded/embedded.ts';
import { isServed, socketFolder, socketPort } from './embedded/socket.ts';
import { Wire } from './embedded/wire.ts';
import { connectionReason } from './failure.ts';
import { PreparingClient } from './prepared.ts';
import { takeKeyInMemory } from './secrets/keys.ts';
import { StartFailure } from './start-failure.ts';

/**
 * The database as every area uses it: Drizzle over node-postgres, for PostgreSQL and for the embedded database. Without
 * Drizzle's own `transaction`, which leaks connections: use {@link inTransaction}, whose callback gets the same type.
 */
export type Database = Omit<NodePgDatabase, 'transaction'> & { $client: pg.Pool };
/** The database or an open transaction, as a store's functions take it. */
export type Queryable = Pick<Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface OpenDatabase {
  readonly db: Database;
  /** `served`: embedded, in another process. */
  readonly kind: 'embedded' | 'served' | 'memory' | 'postgres';
  /** Waits for running queries, then closes. */
  close(): Promise<void>;
  /** For a database in memory: a copy for a fast start with `openDatabase({ memory: true, from })`. */
  dump?(): Promise<Uint8Array>;
}

/**
 * `statementTimeout` is for PostgreSQL, in ms; 0 sets no limit, for commands that nobody else waits for. A data folder that is
 * opened to `serve` can be used by those who `join`, who open it themselves where nobody does.
 */
export type DatabaseChoice =
  | { url: string; statementTimeout?: number }
  | { dataFolder: string; shared?: 'serve' | 'join' }
  | { memory: true; from?: Uint8Array };

/** Called with errors that no caller gets; `lost` is true when the database will not come back. */
export type Report = (error: Error, lost: boolean) => void;

/** Longest a statement may run on PostgreSQL, unless a caller needs longer, in ms. */
const statementTimeout = 15_000;
/** How much longer than PostgreSQL's time-out this side waits before it closes the connection, in ms. */
const silence = 5_000;
/** Longest that opening a connection, or waiting for a free one, may take, in ms. */
const connectTimeoutMs = 5_000;
/** After how much silence TCP tests whether the other end is still there, in ms. */
const keepAliveDelay = 10_000;
/** Longest an idle transaction keeps its locks before PostgreSQL aborts it, in ms: its process may have vanished. */
const idleTransactionTimeout = 60_000;

/** Opens PostgreSQL by address, PGlite in a folder, or PGlite in memory, all with the same driver. */
export async function openDatabase(choice: DatabaseChoice, report: Report = () => {}): Promise<OpenDatabase> {
  if ('url' in choice) return openPostgres(choice, report);
  if ('dataFolder' in choice && choice.shared === 'join' && (await isServed(choice.dataFolder))) {
    return openServed(choice.dataFolder);
  }
  const embedded: Embedded =
    'memory' in choice
      ? await openInMemory(choice.from)
      : await openDataFolder(choice.dataFolder, report, { isServed: choice.shared === 'serve' });
  if ('memory' in choice) takeKeyInMemory();
  const pool = new pg.Pool({
    Client: PreparingClient,
    max: 8,
    idleTimeoutMillis: 0,
    user: 'postgres',
    // node-postgres uses only what Wire implements; the declared type is a whole TCP socket.
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

/** Not with prepared statements: the one session of the embedded database would keep them. */
function openServed(folder: string): OpenDatabase {
  const pool = new pg.Pool({ host: resolve(socketFolder(folder)), port: socketPort, user: 'postgres', max: 2 });
  pool.on('error', () => {});
  return { db: drizzle(pool), kind: 'served', close: () => pool.end() };
}

/** Time-outs of a connection to PostgreSQL whose host is slow or gone; with 0 statements have no limit. */
function timeouts(statement: number): pg.ClientConfig {
  const settings = { statement_timeout: statement, idle_in_transaction_session_timeout: idleTransactionTimeout };
  return {
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: statement && statement + silence,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelay,
    options: ['-c timezone=UTC', ...Object.entries(settings).map(([name, ms]) => `-c ${name}=${ms}`)].join(' '),
  };
}

/** A connection outside the pool, not yet open. With `patient` its statements have no time limit. */
export function newClient({ $client: { options } }: Database, { patient = false } = {}): pg.Client {
  const isRemote = options.keepAlive === true;
  // The pool's password property is not enumerable, so the spread does not copy it.
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
    throw new StartFailure(
      `连接不上 ${databaseName(url)} 的数据库（${connectionReason(error)}）：请启动那里的 PostgreSQL，或改正 DATABASE_URL。`,
      { cause: error },
    );
  }
  const open = pool;
  return { db: drizzle(open), kind: 'postgres', close: () => open.end() };
}

/** Host and port of a database address, without account and password. */
function databaseName(url: string): string {
  return URL.canParse(url) ? new URL(url).host || '本机' : 'DATABASE_URL ';
}
