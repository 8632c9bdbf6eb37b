import type { Logger } from 'pino';
import { createApp, type Env } from './app.ts';
import { banner } from './banner.ts';
import { type Config, readConfig } from './config.ts';
import { migrateDatabase } from './database/migrate.ts';
import { type Database, type OpenDatabase, openDatabase } from './database/open.ts';
import { openSecrets } from './database/secrets/sealed.ts';
import { StartFailure } from './database/start-failure.ts';
import { loadDemo } from './demo/load.ts';
import { domain } from './domain.ts';
import { createLog } from './http/log.ts';
import { createMetrics, serveMetrics } from './http/metrics.ts';
import { starting } from './http/starting.ts';
import { type HttpServer, type ListenOptions, listen } from './http-server.ts';
import { followChanges } from './institutions/follow.ts';
import type { Portal } from './pages/portal.ts';

/**
 * Time for running requests to end after a signal, and for everything to be over, in ms: between them the embedded
 * database writes all it has to a disk that may be slow.
 */
const grace = 4000;
const lastMoment = 9500;
/** Signals this close together, in ms, are one. */
const sameSignal = 1000;

type Fetch = (request: Request, env: Env['Bindings']) => Response | Promise<Response>;

async function openAll(config: Config, log: Logger, stop: (status: number) => void): Promise<OpenDatabase> {
  const { databaseUrl, dataFolder, demo } = config;
  const choice = databaseUrl ? { url: databaseUrl } : { dataFolder };
  const database = await openDatabase(choice, (error, lost) => {
    log[lost ? 'fatal' : 'error']({ err: error }, lost ? 'The database is lost' : 'The database has trouble');
    if (lost) stop(1);
  });
  try {
    await migrateDatabase(database.db);
    await openSecrets(database.db, config);
    if (demo) await loadDemo(database.db);
    const listener = await followChanges(database.db);
    return { ...database, close: () => listener.close().then(database.close) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Ends the process in order, once: requests, then the database. Asked again later, it ends at once; not right away,
 * because npm passes on the Ctrl-C that the terminal has already sent to everyone.
 */
function createStop(log: Logger, open: () => { server?: HttpServer; database?: OpenDatabase }) {
  let since: number | null = null;
  return (status: number) => {
    if (since !== null && Date.now() - since > sameSignal) process.exit(status || 1);
    if (since !== null) return;
    since = Date.now();
    setTimeout(() => process.exit(1), lastMoment).unref();
    const { server, database } = open();
    Promise.resolve(server?.close(grace))
      .then(() => database?.close())
      .catch((error: unknown) => log.error({ err: error }, 'The end was not orderly'))
      .finally(() => process.exit(status));
  };
}

/** Where the pages come from, and what stands before the server: the built portal alone, or the development server. */
export interface Front extends Pick<ListenOptions, 'server' | 'before'> {
  readonly portal: Portal;
}

/** Runs the server until a signal ends the process; bad luck at the start is one sentence and exit code 1. */
export async function serve(openFront: () => Promise<Front>): Promise<void> {
  try {
    await start(openFront);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${error instanceof StartFailure ? words : `Yimen could not start: ${words}`}\n`);
    process.exit(1);
  }
}

async function start(openFront: () => Promise<Front>): Promise<void> {
  const config = readConfig(process.env, { terminal: process.stdout.isTTY });
  const log = createLog(config.logLevel);
  const front = await openFront();
  const open: { server?: HttpServer; database?: OpenDatabase } = {};
  const stop = createStop(log, () => open);

  // The port first: whoever finds it taken has written nothing.
  let fetch: Fetch = starting;
  const server = await listen((request, env) => fetch(request, env as Env['Bindings']), { ...config, ...front });
  open.server = server;
  const metrics = config.metrics ? await openMetrics(config.metrics) : null;
  const database = await openAll(config, log, stop);
  open.database = database;
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'Nobody caught this');
    stop(1);
  });
  const words = await banner(database.db, domain, server.port);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
  fetch = createApp({ db: database.db, domain, log, config, portal: front.portal, metrics: metrics?.metrics }).fetch;
  metrics?.open(database.db);
  process.stdout.write(`${words}\n`);
}

/** Listens for Prometheus, away from the public port; answers once the database is open, until the process ends. */
async function openMetrics(place: { host: string; port: number }) {
  const metrics = createMetrics(domain);
  let answer: (request: Request) => Response = starting;
  await listen((request) => answer(request), place).catch(() => {
    throw new StartFailure(
      `YIMEN_METRICS names ${place.host}:${place.port}, where one cannot listen: name a free port.`,
    );
  });
  return {
    metrics,
    open(db: Database) {
      answer = serveMetrics(metrics, db);
    },
  };
}
