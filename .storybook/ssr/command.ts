import { type ChildProcess, fork } from 'node:child_process';
import type { Plugin } from 'vite';
import type { BrowserCommand } from 'vitest/node';
import type { Drawn } from './draw.tsx';
import type { Answer, Asked } from './worker.ts';

let worker: ChildProcess | undefined;
let count = 0;
const waiting = new Map<number, (answer: Answer) => void>();

function started(): ChildProcess {
  if (worker) return worker;
  worker = fork(new URL('./worker.ts', import.meta.url), { execArgv: [] });
  // The worker must not keep Vitest running after the tests.
  worker.unref();
  worker.channel?.unref();
  worker.on('message', (answer: Answer) => {
    waiting.get(answer.number)?.(answer);
    waiting.delete(answer.number);
  });
  worker.on('exit', (code, signal) => {
    for (const [number, tell] of waiting)
      tell({ number, error: `the process that draws ended with ${signal ?? code}` });
    waiting.clear();
    worker = undefined;
  });
  return worker;
}

/** For the tests in the browser: the server's HTML of a story. Throws what its components throw. */
export const drawOnServer: BrowserCommand<[file: string, id: string]> = async (_, file, id): Promise<Drawn> => {
  count += 1;
  const asked: Asked = { number: count, file, id };
  const answer = await new Promise<Answer>((resolve) => {
    waiting.set(asked.number, resolve);
    started().send(asked);
  });
  if ('error' in answer) throw new Error(`${id} cannot be drawn on a server: ${answer.error}`);
  return answer;
};

/** Ends the process together with Vitest's own server. */
export function endsWithVitest(): Plugin {
  return { name: 'stories-ssr', closeBundle: () => worker?.disconnect() };
}
