import { Worker } from 'node:worker_threads';
import { openEngine } from './engine.ts';
import { type Exchange, ownBytes } from './wire.ts';
import type { FromWorker, ToWorker } from './worker.ts';

/** An embedded database that pg clients can reach. */
export interface Embedded {
  readonly exchange: Exchange;
  /** Answers every query received so far, then closes the files. */
  close(): Promise<void>;
  /** A tar of the whole database, from which another one can be opened. */
  dump?(): Promise<Uint8Array>;
}

/** In memory and in this thread, for tests. `from` is another database's dump. */
export async function openInMemory(from?: Uint8Array): Promise<Embedded> {
  const engine = await openEngine({ from });
  return {
    exchange: {
      open(receive) {
        const line = engine.multiplexer.connect(receive);
        return { send: (bytes) => line.receive(bytes), end: () => line.hangUp() };
      },
    },
    dump: () => engine.dump(),
    close: () => engine.close(),
  };
}

/**
 * In a folder and in a thread of its own. `report` gets the error of an engine that ended unexpectedly or cannot sync.
 */
export async function openInFolder(folder: string, report: (error: Error, lost: boolean) => void): Promise<Embedded> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { folder } });
  const lines = new Map<number, { receive: (bytes: Uint8Array) => void; lost: (error: Error) => void }>();
  const opening = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let state: 'opening' | 'open' | 'closing' | 'lost' = 'opening';
  let lastLine = 0;

  const say = (message: ToWorker, handedOver: ArrayBuffer[] = []) => worker.postMessage(message, handedOver);

  function lose(error: Error): void {
    const before = state;
    if (before === 'lost') return;
    state = 'lost';
    opening.reject(error);
    for (const { lost } of lines.values()) lost(error);
    lines.clear();
    if (before === 'open') report(error, true);
  }

  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'data') lines.get(message.line)?.receive(message.bytes);
    else if (message.kind === 'ready') opening.resolve();
    else if (message.kind === 'unsynced') report(new Error(`Cannot sync the data folder: ${message.message}`), false);
    // Not `else`: `node --watch` sends messages of its own through this port.
    else if (message.kind === 'failed') lose(new Error(message.message));
  });
  worker.on('error', (error) => lose(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => {
    lose(new Error('The embedded database has ended'));
    ended.resolve();
  });

  try {
    await opening.promise;
    state = 'open';
  } catch (error) {
    await worker.terminate();
    throw error;
  }

  return {
    exchange: {
      open(receive, lost) {
        lastLine += 1;
        const line = lastLine;
        lines.set(line, { receive, lost });
        say({ kind: 'open', line });
        return {
          send(given) {
            const bytes = ownBytes(given);
            say({ kind: 'data', line, bytes }, [bytes.buffer]);
          },
          end: () => {
            if (lines.delete(line)) say({ kind: 'end', line });
          },
        };
      },
    },
    async close() {
      if (state === 'open') {
        state = 'closing';
        say({ kind: 'close' });
      }
      await ended.promise;
    },
  };
}
