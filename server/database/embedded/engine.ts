import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createMultiplexer, type Multiplexer } from './multiplexer.ts';

/** An open PGlite with the multiplexer for its clients. */
export interface Engine {
  readonly multiplexer: Multiplexer;
  /** A tar of the whole database folder, from which another engine can start. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface EngineOptions {
  /** Folder of the database's files; in memory when absent. */
  readonly folder?: string;
  /** A dump to start from instead of an empty database. */
  readonly from?: Uint8Array;
  readonly afterBatch?: () => void;
}

/** Opens PGlite in this thread. */
export async function openEngine({ folder, from, afterBatch }: EngineOptions): Promise<Engine> {
  const pglite = await PGlite.create({
    dataDir: folder ?? 'memory://',
    extensions: { pg_trgm },
    relaxedDurability: folder === undefined,
    startParams: [...PGlite.defaultStartParams, '-c', 'timezone=UTC'],
    ...(from ? { loadDataDir: new Blob([from.slice()]) } : {}),
  });

  async function execute(batch: Uint8Array): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    await pglite.runExclusive(() =>
      // The chunk is a view of the engine's memory, which its next step overwrites.
      pglite.execProtocolRawStream(batch, { onRawData: (chunk) => chunks.push(chunk.slice()) }),
    );
    return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
  }

  const multiplexer = createMultiplexer(execute, afterBatch);
  return {
    multiplexer,
    async dump() {
      await multiplexer.drain();
      const file = await pglite.dumpDataDir('none');
      return new Uint8Array(await file.arrayBuffer());
    },
    async close() {
      await multiplexer.drain();
      await pglite.close();
    },
  };
}
