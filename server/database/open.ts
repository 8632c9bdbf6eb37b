import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Embedded, openInFolder, openInMemory } from './embedded/embedded.ts';
import { Wire } from './embedded/wire.ts';

/** The database as every area sees it: Drizzle over node-postgres, whichever kind stands behind. */
export type Database = NodePgDatabase & { $client: pg.Pool };
/** The database or an open transaction: what a store's function takes. */
export type Queryable = Pick<Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'embedded' | 'memory' | 'postgres';
  /** Waits for running queries, then closes. */
  close(): Promise<void>;
}

export type DatabaseChoice = { url: string } | { dataFolder: string } | { memory: true; from?: Uint8Array };

/** Opens PostgreSQL by address, PGlite in a folder, or PGlite in memory; all three through one driver. */
export async function openDatabase(choice: DatabaseChoice): Promise<OpenDatabase> {
  if ('url' in choice) {
    const pool = new pg.Pool({ connectionString: choice.url, max: 20, options: '-c timezone=UTC' });
    return { db: drizzle(pool), kind: 'postgres', close: () => pool.end() };
  }
  const embedded: Embedded =
    'memory' in choice ? await openInMemory(choice.from) : await openInFolder(choice.dataFolder, () => {});
  const pool = new pg.Pool({ max: 8, idleTimeoutMillis: 0, stream: () => new Wire(embedded.exchange) as never });
  return {
    db: drizzle(pool),
    kind: 'memory' in choice ? 'memory' : 'embedded',
    async close() {
      await pool.end();
      await embedded.close();
    },
  };
}
