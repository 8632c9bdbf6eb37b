import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

/** An HTTP answer as sent: headers and body. */
export interface Bytes {
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** Starts the baseline, a bare Hono server that gives one answer from memory, in its own process; returns its port. */
export async function startBare(answer: Bytes): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'), {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0' },
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
  });
  const ready = new Promise<number>((resolve, reject) => {
    child.once('message', (message) => {
      if (typeof message === 'object' && message && 'port' in message) resolve(Number(message.port));
    });
    child.once('exit', () => reject(new Error('The yardstick did not start')));
  });
  child.stdin?.end(Buffer.concat([Buffer.from(`${JSON.stringify(answer.headers)}\n`), answer.body]));
  return { child, port: await ready };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
