import { Worker } from 'node:worker_threads';
import { openEngine } from './engine.ts';
import type { Exchange } from './wire.ts';
import type { FromWorker, ToWorker } from './worker.ts';

/** An embedded database that pg clients can reach. */
export interface Embedded {
  readonly exchange: Exchange;
  close(): Promise<void>;
}

/** In memory, in this thread: for tests. `dump` makes a starting point for the next ones. */
export async function openInMemory(from?: Uint8Array): Promise<Embedded & { dump(): Promise<Uint8Array> }> {
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

/** In a folder, in a thread of its own. `onWrite` is called when files may have changed. */
export async function openInFolder(folder: string, onWrite: () => void): Promise<Embedded> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { folder } });
  const lines = new Map<number, { receive: (bytes: Uint8Array) => void; lost: (error: Error) => void }>();
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const { promise: closed, resolve: resolveClosed } = Promise.withResolvers<void>();
  let lastLine = 0;

  const say = (message: ToWorker) => worker.postMessage(message);
  const lose = (error: Error) => {
    reject(error);
    for (const { lost } of lines.values()) lost(error);
    lines.clear();
  };

  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'data') lines.get(message.line)?.receive(message.bytes);
    else if (message.kind === 'written') onWrite();
    else if (message.kind === 'ready') resolve();
    else if (message.kind === 'failed') reject(new Error(message.message));
  });
  worker.on('error', lose);
  worker.on('exit', () => {
    lose(new Error('The embedded database has ended'));
    resolveClosed();
  });
  await ready;

  return {
    exchange: {
      open(receive, lost) {
        lastLine += 1;
        const line = lastLine;
        lines.set(line, { receive, lost });
        say({ kind: 'open', line });
        return {
          send: (bytes) => say({ kind: 'data', line, bytes }),
          end: () => {
            if (lines.delete(line)) say({ kind: 'end', line });
          },
        };
      },
    },
    async close() {
      say({ kind: 'close' });
      await closed;
    },
  };
}
