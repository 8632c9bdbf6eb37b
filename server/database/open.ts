import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { openDataFolder } from './data-folder.ts';
import { type Embedded, openInMemory } from './embedded/embedded.ts';
import { Wire } from './embedded/wire.ts';
import { PreparingClient } from './prepared.ts';
import { takeKeyInMemory } from './secrets/keys.ts';
import { StartFailure } from './start-failure.ts';

/** The database as every area sees it: Drizzle over node-postgres, whichever kind stands behind. */
export type Database = NodePgDatabase & { $client: pg.Pool };
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

export type DatabaseChoice = { url: string } | { dataFolder: string } | { memory: true; from?: Uint8Array };

/** Hears of trouble nobody waits for; `lost` is true when the database is gone for good. */
export type Report = (error: Error, lost: boolean) => void;

/** Longest a statement may run on PostgreSQL and longest a connection may take, in ms. */
const statementTimeout = 30_000;
const connectTimeout = 5_000;

/** Opens PostgreSQL by address, PGlite in a folder, or PGlite in memory; all three through one driver. */
export async function openDatabase(choice: DatabaseChoice, report: Report = () => {}): Promise<OpenDatabase> {
  if ('url' in choice) return openPostgres(choice.url, report);
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

async function openPostgres(url: string, report: Report): Promise<OpenDatabase> {
  let pool: pg.Pool | undefined;
  try {
    pool = new pg.Pool({
      Client: PreparingClient,
      connectionString: url,
      max: 20,
      connectionTimeoutMillis: connectTimeout,
      options: `-c timezone=UTC -c statement_timeout=${statementTimeout}`,
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
