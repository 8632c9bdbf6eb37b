import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../scripts/trial-server.ts';
import { until } from '../../../scripts/until.ts';
import { type CasUsers, startCasStandIn } from './cas-stand-in.ts';
import { type Counterpart, passTo, startCounterpart } from './server.ts';

export interface CasServer extends Counterpart {
  /** The value for a sign-in method's setting `base`. */
  readonly base: string;
  /** True for Debian's django-cas-server, false for our own implementation. */
  readonly real: boolean;
}

interface Options {
  /** Lifetime of a ticket in seconds. */
  readonly ticketSeconds?: number;
}

// Debian's own Python: another one on the path does not see Debian's packages.
const python = '/usr/bin/python3';
const startMs = 55_000;

/**
 * A CAS server on loopback with these users. It is Debian's python3-django-cas-server where that is installed, behind
 * a proxy that can inject faults; elsewhere, or with YIMEN_TEST_CAS=stand-in, one that behaves like it.
 */
export async function startCas(users: CasUsers, { ticketSeconds = 60 }: Options = {}): Promise<CasServer> {
  if (!isInstalled()) {
    const standIn = await startCasStandIn(users, ticketSeconds);
    return Object.assign(standIn, { base: `${standIn.origin}/cas`, real: false });
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'yimen-cas-'));
  const port = await freePort();
  const child = runServer(users, { folder, port, ticketSeconds });
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(port, child);
  } catch (error) {
    await stop();
    throw new Error(`The CAS server did not start:\n${output}`, { cause: error });
  }
  const door = await startCounterpart(passTo(port));
  const stopDoor = door.stop;
  return Object.assign(door, {
    base: `${door.origin}/cas`,
    real: true,
    stop: async () => {
      await stopDoor();
      await stop();
    },
  });
}

function isInstalled(): boolean {
  if (process.env.YIMEN_TEST_CAS === 'stand-in') return false;
  return spawnSync(python, ['-c', 'import cas_server'], { env: {} }).status === 0;
}

function runServer(
  users: CasUsers,
  { folder, port, ticketSeconds }: { folder: string; port: number; ticketSeconds: number },
) {
  const specs = Object.entries(users).map(([name, { password, attributes = {} }]) => {
    const pairs = Object.entries(attributes).flatMap(([key, values]) =>
      [values].flat().map((value) => `${key}=${value}`),
    );
    return [name, password, pairs.join(',')].join(':');
  });
  return spawn(python, [path.join(import.meta.dirname, 'cas/cas_app.py'), ...specs], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Without our environment: no proxies and no modules of another Python, and its own calls stay on this machine.
    env: {
      PATH: '/usr/bin:/bin',
      LANG: 'C.UTF-8',
      PYTHONDONTWRITEBYTECODE: '1',
      PYTHONUNBUFFERED: '1',
      CAS_DATA: folder,
      CAS_PORT: String(port),
      CAS_TICKET_VALIDITY: String(ticketSeconds),
      CAS_DEBUG: '0',
    },
  });
}

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  const ready = await until(async () => {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`);
    const answer = await fetch(`http://127.0.0.1:${port}/cas/login`).catch(() => null);
    return answer?.status === 200;
  }, startMs);
  if (!ready) throw new Error(`It was not ready after ${startMs} ms.`);
}
