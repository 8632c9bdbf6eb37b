/** Runs the embedded database off the serving thread. The thread ends with its process, so nothing outlives a kill. */
import { parentPort, workerData } from 'node:worker_threads';
import { openEngine } from './engine.ts';
import type { Line } from './multiplexer.ts';
import { syncToDisk } from './sync.ts';
import { ownBytes } from './wire.ts';

export type ToWorker =
  | { kind: 'open' | 'end'; line: number }
  | { kind: 'data'; line: number; bytes: Uint8Array }
  | { kind: 'close' };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed' | 'unsynced'; message: string }
  | { kind: 'data'; line: number; bytes: Uint8Array };

function post(message: FromWorker, handedOver: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, handedOver);
}

/** The engine's file system throws errors that hold only a number. */
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { name, message, errno } = error as NodeJS.ErrnoException;
  return message || (errno === undefined ? name : `${name} ${errno}`);
}

async function serveDatabase(folder: string): Promise<void> {
  const synced = syncToDisk(folder, (error) => post({ kind: 'unsynced', message: errorText(error) }));
  const engine = await openEngine({ folder, afterBatch: synced.touch });
  const lines = new Map<number, Line>();

  async function close(): Promise<void> {
    await engine.close();
    await synced.finish();
    parentPort?.close();
  }

  parentPort?.on('message', (message: ToWorker) => {
    switch (message.kind) {
      case 'open': {
        const { line } = message;
        lines.set(
          line,
          engine.multiplexer.connect((given) => {
            const bytes = ownBytes(given);
            post({ kind: 'data', line, bytes }, [bytes.buffer]);
          }),
        );
        break;
      }
      case 'data':
        lines.get(message.line)?.receive(message.bytes);
        break;
      case 'end':
        lines.get(message.line)?.hangUp();
        lines.delete(message.line);
        break;
      case 'close':
        void close();
    }
  });
  post({ kind: 'ready' });
}

serveDatabase(workerData.folder).catch((error: unknown) => post({ kind: 'failed', message: errorText(error) }));
