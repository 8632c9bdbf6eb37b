import { type ChildProcess, fork } from 'node:child_process';
import type { Plugin } from 'vite';
import type { BrowserCommand } from 'vitest/node';
import type { Drawn } from './draw.tsx';
import type { Asked, Told } from './worker.ts';

let worker: ChildProcess | undefined;
let count = 0;
const waiting = new Map<number, (told: Told) => void>();

function started(): ChildProcess {
  if (worker) return worker;
  worker = fork(new URL('./worker.ts', import.meta.url), { execArgv: [] });
  // Vitest ends when the tests have; the process must not keep it.
  worker.unref();
  worker.channel?.unref();
  worker.on('message', (told: Told) => {
    waiting.get(told.number)?.(told);
    waiting.delete(told.number);
  });
  worker.on('exit', (code, signal) => {
    for (const [number, tell] of waiting)
      tell({ number, error: `the process that draws ended with ${signal ?? code}` });
    waiting.clear();
    worker = undefined;
  });
  return worker;
}

/** For the tests in the browser: what a server would send of a story. Throws what its components threw there. */
export const drawOnServer: BrowserCommand<[file: string, id: string]> = async (_, file, id): Promise<Drawn> => {
  count += 1;
  const asked: Asked = { number: count, file, id };
  const told = await new Promise<Told>((resolve) => {
    waiting.set(asked.number, resolve);
    started().send(asked);
  });
  if ('error' in told) throw new Error(`${id} cannot be drawn on a server: ${told.error}`);
  return told;
};

/** Ends the process together with Vitest's own server. */
export function endsWithVitest(): Plugin {
  return { name: 'stories-ssr', closeBundle: () => worker?.disconnect() };
}
