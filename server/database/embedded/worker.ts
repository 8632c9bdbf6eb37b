/** Runs the embedded database off the serving thread. The thread ends with its process, so nothing outlives a kill. */
import { parentPort, workerData } from 'node:worker_threads';
import { openEngine } from './engine.ts';
import type { Line } from './multiplexer.ts';
import { keepSynced } from './sync.ts';
import { ownBytes } from './wire.ts';

export type ToWorker =
  | { kind: 'open' | 'end'; line: number }
  | { kind: 'data'; line: number; bytes: Uint8Array }
  | { kind: 'close' };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed' | 'unsynced'; message: string }
  | { kind: 'data'; line: number; bytes: Uint8Array };

function tell(message: FromWorker, handedOver: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, handedOver);
}

/** The file system inside the engine throws errors that say nothing but a number. */
function words(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { name, message, errno } = error as NodeJS.ErrnoException;
  return message || (errno === undefined ? name : `${name} ${errno}`);
}

async function main(folder: string): Promise<void> {
  const synced = keepSynced(folder, (error) => tell({ kind: 'unsynced', message: words(error) }));
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
            tell({ kind: 'data', line, bytes }, [bytes.buffer]);
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
  tell({ kind: 'ready' });
}

main(workerData.folder).catch((error: unknown) => tell({ kind: 'failed', message: words(error) }));
