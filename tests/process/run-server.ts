import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { isReady, startMs } from '../../scripts/trial-server.ts';
import { until } from '../../scripts/until.ts';
import { testSecret } from '../../server/database/testing.ts';

const root = path.join(import.meta.dirname, '../..');

export interface Run {
  readonly child: ChildProcess;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** Starts the real server as a process of its own, or as one of npm's, without waiting for anything. */
export function runServer(environment: Record<string, string>, { npm = false } = {}): Run {
  const [program, ...rest] = npm ? ['npm', 'start'] : [process.execPath, 'server/main.ts'];
  const settings = { NODE_ENV: 'production', DATABASE_URL: '', YIMEN_SECRET: testSecret, YIMEN_DRAIN: '0' };
  const child = spawn(program, rest, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...settings, ...environment },
  });
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    said.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.stderr += chunk;
  });
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? ''));
  });
  return { child, stdout: () => said.stdout, stderr: () => said.stderr, ended };
}

/** Waits until the server is ready; throws with its words when it ends before. */
export async function untilReady(run: Run, port: number): Promise<void> {
  let over = false;
  run.ended.then(() => {
    over = true;
  });
  const said = () => `${run.stdout()}${run.stderr()}`;
  const ready = await until(() => {
    if (over) throw new Error(`The server ended:\n${said()}`);
    return isReady(port);
  }, startMs);
  if (!ready) throw new Error(`The server was not ready after ${startMs} ms:\n${said()}`);
}
