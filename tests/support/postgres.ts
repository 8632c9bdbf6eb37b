import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../scripts/trial-server.ts';
import { until } from '../../scripts/until.ts';

export interface TestPostgres {
  /** Address of an empty database. */
  url: string;
  stop: () => Promise<void>;
}

/** A server for one test only, which the test may stop. */
export interface TestPostgresServer extends TestPostgres {
  /** Stops it by `pg_ctl`, which closes every connection. */
  halt: (mode: 'fast' | 'immediate') => Promise<void>;
  /** Starts it again on the same port. */
  start: () => Promise<void>;
}

const startMs = 60_000;

let databases = 0;

/** The environment variable with the address of a PostgreSQL server in which tests may create databases. */
export const serverVariable = 'YIMEN_TEST_DATABASE_URL';

/**
 * A PostgreSQL database for a test, empty or a copy of another one that has no connections: in the server that
 * YIMEN_TEST_DATABASE_URL names, or else in a new server of the installed PostgreSQL. PostgreSQL
 * refuses to run as root, so root runs it as `postgres`.
 */
export async function startPostgres({ like }: { like?: string } = {}): Promise<TestPostgres> {
  const given = process.env[serverVariable];
  const server = given ? { url: given, stop: async () => {} } : await startPostgresServer();
  databases += 1;
  const name = `yimen_test_${process.pid}_${Date.now()}_${databases}`;
  await ask(server.url, `create database ${name}${like ? ` template ${new URL(like).pathname.slice(1)}` : ''}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async stop() {
      await ask(server.url, `drop database ${name} with (force)`);
      await server.stop();
    },
  };
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A PostgreSQL server for a test, with an empty database. */
export async function startPostgresServer(): Promise<TestPostgresServer> {
  const programs = findPrograms();
  const folder = await mkdtemp(path.join(tmpdir(), 'yimen-postgres-'));
  const asOwner = ownerPrefix(folder);
  const run = (program: string, ...rest: string[]) => [...asOwner, path.join(programs, program), ...rest] as const;

  const data = path.join(folder, 'data');
  const [initdb = '', ...initdbArguments] = run('initdb', '-D', data, '-U', 'yimen', '-A', 'trust', '-E', 'UTF8', '-N');
  execFileSync(initdb, initdbArguments, { stdio: ['ignore', 'ignore', 'inherit'], cwd: '/' });

  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'];
  const options = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const [postgres = '', ...postgresArguments] = run('postgres', ...options);
  const url = `postgres://yimen@127.0.0.1:${port}/postgres`;

  async function start(): Promise<ChildProcess> {
    const started = spawn(postgres, postgresArguments, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' });
    let words = '';
    started.stderr.on('data', (chunk) => {
      words += chunk;
    });
    await untilAnswers(url, started, () => words);
    return started;
  }

  async function end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  let child = await start();
  return {
    url,
    async stop() {
      await end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
    halt: (mode) => end(mode === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    async start() {
      child = await start();
    },
  };
}

/** The folder of PostgreSQL's own programs. */
export function findPrograms(): string {
  const newest = globSync('/usr/lib/postgresql/*/bin').sort().at(-1);
  const folders = [...(newest ? [newest] : []), ...(process.env.PATH ?? '').split(path.delimiter)];
  const found = folders.find((folder) => existsSync(path.join(folder, 'initdb')));
  if (found) return found;
  throw new Error('PostgreSQL is missing: install it, or name a server in YIMEN_TEST_DATABASE_URL.');
}

/** `setpriv` becomes the program instead of waiting for it, so that a signal reaches PostgreSQL itself. */
function ownerPrefix(folder: string): string[] {
  if (process.getuid?.() !== 0) return [];
  const id = (what: string) => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  const [user, group] = [id('-u'), id('-g')];
  chownSync(folder, user, group);
  return ['setpriv', `--reuid=${user}`, `--regid=${group}`, '--clear-groups'];
}

async function untilAnswers(url: string, child: ChildProcess, words: () => string): Promise<void> {
  let refusal: unknown;
  const answers = await until(async () => {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}:\n${words()}`);
    try {
      await ask(url, 'select 1');
      return true;
    } catch (error) {
      refusal = error;
      return false;
    }
  }, startMs);
  if (!answers) throw new Error(`PostgreSQL does not start:\n${words()}`, { cause: refusal });
}
