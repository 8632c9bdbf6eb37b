import { setTimeout as rest } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createApp, type Env } from './app.ts';
import { recordMigrations, recordStart } from './audit/server-events.ts';
import { allJobs } from './background-jobs.ts';
import { type Config, readConfig } from './config.ts';
import { tellPort } from './database/embedded/socket.ts';
import { migrateDatabase } from './database/migrate.ts';
import { type Database, type OpenDatabase, openDatabase } from './database/open.ts';
import { openSecrets } from './database/secrets/sealed.ts';
import { StartFailure } from './database/start-failure.ts';
import { domain } from './domain.ts';
import { failureDetails, failureText } from './failure.ts';
import { createEarlyRefusalNotes } from './http/early-refusals.ts';
import { createLog } from './http/log.ts';
import { createMetrics, type Metrics, serveMetrics } from './http/metrics.ts';
import { type HttpServer, type ListenOptions, listen, refuseTakenPort } from './http-server.ts';
import { startJobs, type Worker } from './jobs/worker.ts';
import type { Portal } from './pages/portal.ts';
import { ContentError } from './parts/problems.ts';
import { followChanges } from './tenancy/follow.ts';

/**
 * Time for running requests to end, and for everything to end, in ms, after draining: in between the embedded database
 * writes everything to a disk that may be slow.
 */
const grace = 4000;
const lastMoment = 9500;
/** Signals within this time, in ms, count as one. */
const sameSignal = 1000;

async function openAll(
  config: Config,
  log: Logger,
  { stop, onJob }: { readonly stop: (status: number) => void; readonly onJob: () => void },
): Promise<OpenDatabase> {
  const { databaseUrl, dataFolder, demo } = config;
  const choice = databaseUrl ? { url: databaseUrl } : ({ dataFolder, shared: 'serve' } as const);
  const database = await openDatabase(choice, (error, lost) => {
    log[lost ? 'fatal' : 'error']({ err: error }, lost ? 'The database is lost' : 'The database has trouble');
    if (lost) stop(1);
  });
  try {
    await migrateDatabase(database.db, recordMigrations);
    await openSecrets(database.db, config);
    // Imported only when needed: without the demo its code is not loaded.
    if (demo) await (await import('./demo/load.ts')).loadDemo(database.db);
    const listener = await followChanges(database.db, onJob);
    return { ...database, close: () => listener.close().then(database.close) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What has been opened so far, and whether the process is ending. */
interface Running {
  server?: HttpServer;
  jobs?: Worker;
  database?: OpenDatabase;
  isDraining: boolean;
}

/**
 * Ends the process in order, once: for `drainMs` clients are told to use other servers, then running requests end, then
 * the database is closed. A later second call exits at once; not an immediate one, because npm passes on the Ctrl-C
 * that the terminal has already sent to all processes.
 */
function createStop(log: Logger, running: Running) {
  let since: number | null = null;
  return (status: number, drainMs = 0) => {
    if (since !== null && Date.now() - since > sameSignal) process.exit(status || 1);
    if (since !== null) return;
    since = Date.now();
    setTimeout(() => process.exit(1), drainMs + lastMoment).unref();
    running.isDraining = true;
    const { server, jobs, database } = running;
    server?.drain();
    const jobsStopped = jobs?.stop();
    rest(drainMs)
      .then(() => server?.close(grace))
      .then(() => jobsStopped)
      .then(() => database?.close())
      .catch((error: unknown) => log.error({ err: error }, 'The end was not orderly'))
      .finally(() => process.exit(status));
  };
}

/** The pages, and the handler in front of the server: only the built portal, or the development server. */
export interface Front extends Pick<ListenOptions, 'server' | 'before'> {
  readonly portal: Portal;
}

/**
 * Runs the server until a signal ends the process; a failure at the start is printed in one sentence, with exit code 1.
 */
export async function serve(openFront: () => Promise<Front>): Promise<void> {
  try {
    await startServer(openFront);
  } catch (error) {
    process.stderr.write(`${startFailureText(error)}\n${failureDetails(error, process.env)}`);
    process.exit(1);
  }
}

const startFailureText = (error: unknown) =>
  error instanceof StartFailure || error instanceof ContentError
    ? error.message
    : `Yimen 没有启动。${failureText(error)}`;

async function startServer(openFront: () => Promise<Front>): Promise<void> {
  const config = readConfig(process.env, { terminal: process.stdout.isTTY });
  const log = createLog(config.logLevel);
  const front = await openFront();
  // Before anything is written. The port is only tested, not listened on, because listening means ready to answer.
  await refuseTakenPort(config);
  const running: Running = { isDraining: false };
  const stop = createStop(log, running);
  const database = await openAll(config, log, { stop, onJob: () => running.jobs?.wake() });
  running.database = database;
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'Nobody caught this');
    stop(1);
  });
  const metrics = config.metrics ? createMetrics(domain) : undefined;
  const { db } = database;
  try {
    await recordStart(db);
    running.server = await openServer(config, { ...front, db, log, metrics, isDraining: () => running.isDraining });
    if (database.kind === 'embedded') tellPort(config.dataFolder, running.server.port);
  } catch (error) {
    await database.close();
    throw error;
  }
  if (!running.isDraining) running.jobs = startJobs(allJobs(config), { db, log, metrics });
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0, config.drainMs));
  try {
    process.stdout.write(await greeting(config, db, running.server.port));
  } catch (error) {
    // A signal may have closed the database meanwhile; then the error is expected.
    if (!running.isDraining) throw error;
  }
}

/** The text printed after a start. */
async function greeting({ demo }: Config, db: Database, port: number): Promise<string> {
  const isThere = async (host: string) => (await domain.resolveInstitution(db, host)) !== null;
  const accounts = demo ? await (await import('./demo/accounts.ts')).accountLines(port, isThere) : [];
  return ['', `Yimen 已启动：http://localhost:${port}`, '', ...accounts, '  接口文档：/openapi', '', ''].join('\n');
}

interface Opened extends Front {
  readonly db: Database;
  readonly log: Logger;
  readonly metrics: Metrics | undefined;
  readonly isDraining: () => boolean;
}

/** Opens the metrics port where it is configured, and the public port. */
async function openServer(config: Config, { server, before, ...rest }: Opened): Promise<HttpServer> {
  const { metrics } = rest;
  const refused = createEarlyRefusalNotes(rest.log, metrics);
  if (config.metrics && metrics) {
    const { host, port } = config.metrics;
    await listen(serveMetrics(metrics, rest.db), { host, port, refused }).catch(() => {
      throw new StartFailure(`YIMEN_METRICS 写的 ${host}:${port} 无法监听：请换一个空闲的端口。`);
    });
  }
  const app = createApp({ ...rest, domain, config });
  return listen((request, env) => app.fetch(request, env as Env['Bindings']), { ...config, server, before, refused });
}
