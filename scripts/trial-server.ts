import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from './until.ts';

const root = path.join(import.meta.dirname, '..');

export interface RunningServer {
  port: number;
  /** The server's output so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/** Timeout for the start of a server, in ms. */
export const startMs = 180_000;

/**
 * Starts the real server with the built portal on a free port with its own data folder, and waits
 * until it answers. Throws with the server's output when it does not.
 */
export async function startServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'yimen-trial-'));
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      YIMEN_DATA: folder,
      DATABASE_URL: '',
      // Fixed, because the data folder is deleted when the server stops, but a database passed to it is kept.
      YIMEN_SECRET: 'the key of secrets of servers on trial',
      ...environment,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  let stopping = false;
  child.once('exit', (code, signal) => {
    if (!stopping) console.error(`The trial server ended unasked with ${code ?? signal}:\n${output}`);
  });
  async function stop() {
    stopping = true;
    await ended(child);
    await rm(folder, { recursive: true, force: true });
  }
  try {
    await waitUntilReady(port, child, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, output: () => output, stop };
}

async function waitUntilReady(port: number, child: ChildProcess, output: () => string): Promise<void> {
  const ready = await until(() => {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
    return isReady(port);
  }, startMs);
  if (!ready) throw new Error(`The server was not ready after ${startMs} ms:\n${output()}`);
}

/** Whether the server on this port answers, and its database too. */
export async function isReady(port: number): Promise<boolean> {
  const answer = await get(port, 'localhost', '/ready').catch(() => undefined);
  return answer?.status === 200;
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), 12_000);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
}

/** GETs a page of the server with a `Host` header, which `fetch` does not allow. */
export function get(port: number, host: string, target: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path: target, headers: { host: `${host}:${port}`, ...headers } },
      (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (chunk) => {
          text += chunk;
        });
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text }));
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}
