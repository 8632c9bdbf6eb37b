/** Runs the embedded database off the serving thread. The thread ends with its process, so nothing outlives a kill. */
import { parentPort, workerData } from 'node:worker_threads';
import { openEngine } from './engine.ts';
import type { Line } from './multiplexer.ts';

export type ToWorker =
  | { kind: 'open' | 'end'; line: number }
  | { kind: 'data'; line: number; bytes: Uint8Array }
  | { kind: 'close' };

export type FromWorker =
  | { kind: 'ready' | 'closed' | 'written' }
  | { kind: 'failed'; message: string }
  | { kind: 'data'; line: number; bytes: Uint8Array };

function tell(message: FromWorker): void {
  parentPort?.postMessage(message);
}

async function main(): Promise<void> {
  const engine = await openEngine({ folder: workerData.folder, afterBatch: () => tell({ kind: 'written' }) });
  const lines = new Map<number, Line>();
  parentPort?.on('message', async (message: ToWorker) => {
    if (message.kind === 'close') {
      await engine.close();
      tell({ kind: 'closed' });
      parentPort?.close();
    } else if (message.kind === 'open') {
      const { line } = message;
      lines.set(
        line,
        engine.multiplexer.connect((bytes) => tell({ kind: 'data', line, bytes })),
      );
    } else if (message.kind === 'data') {
      lines.get(message.line)?.receive(message.bytes);
    } else {
      lines.get(message.line)?.hangUp();
      lines.delete(message.line);
    }
  });
  tell({ kind: 'ready' });
}

main().catch((error: unknown) =>
  tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
);
