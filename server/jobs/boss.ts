import pg from 'pg';
import type { Db, PgBoss } from 'pg-boss';
import { jobsSchema } from '../database/jobs-schema.ts';
import type { Database } from '../database/open.ts';
import type { Job } from './job.ts';

/** How often and how long things are waited for, in ms or s as pg-boss takes them. */
export interface Pace {
  /** From the start of the process until it takes jobs. */
  readonly firstMs: number;
  /** Between two looks for jobs. */
  readonly pollMs: number;
  /** Between two looks for what the clock has made due, 45 at most. */
  readonly cronSeconds: number;
  /** Between two looks for jobs whose process has ended. */
  readonly superviseSeconds: number;
  /** How long a job may take; then its process counts as ended. */
  readonly expireSeconds: number;
  /** The same of an urgent job. */
  readonly urgentExpireSeconds: number;
  /** Until the first retry; each further one waits twice as long, up to an hour. */
  readonly retrySeconds: number;
}

export const usualPace: Pace = {
  firstMs: 5000,
  pollMs: 30_000,
  cronSeconds: 30,
  superviseSeconds: 20,
  expireSeconds: 300,
  urgentExpireSeconds: 45,
  retrySeconds: 60,
};

/**
 * The longest from the start of an urgent job until another process takes it over, in s, when its process is killed and
 * another one goes on: two looks, because processes take turns in looking, and two seconds until the first retry.
 */
export const takeoverSeconds = ({ urgentExpireSeconds, superviseSeconds, pollMs }: Pace): number =>
  urgentExpireSeconds + 2 * superviseSeconds + 2 + pollMs / 1000;

const retryLimit = 5;
/** From a second on, with as many retries as reach beyond an hour. */
const urgentRetry = { retryLimit: 12, retryDelay: 1 };
const retryDelayMax = 3600;
/** How long one can see that a job has run, in s, unless it says otherwise. */
const usualKeptSeconds = 30 * 86_400;
export const timeZone = 'Asia/Shanghai';
const daySeconds = 86_400;
const hourSeconds = 3600;

/** pg-boss's statements, run on the pool or in an open transaction. */
export function statementsOn({ $client: client }: Database): Db {
  return {
    async executeSql(text, values) {
      if (!(client instanceof pg.Pool))
        return rowsOf(await (client as pg.PoolClient).query(withoutTransaction(text), values));
      const own = await client.connect();
      let failed = true;
      try {
        const answer = await own.query(text, values);
        failed = false;
        return rowsOf(answer);
      } finally {
        // Several statements may be one transaction, which a failure leaves open: such a connection is closed.
        own.release(failed);
      }
    },
  };
}

/** Some texts of pg-boss are a transaction of their own: in an open one they would commit what it has done so far. */
const withoutTransaction = (text: string) =>
  text.replace(/^\s*BEGIN;(?:\s*SET LOCAL [^;]+;)*/, '').replace(/COMMIT;\s*$/, '');

/** The rows of all statements of a text, which the driver answers with a list of results. */
const rowsOf = (answer: pg.QueryResult | pg.QueryResult[]) => ({ rows: [answer].flat().flatMap(({ rows }) => rows) });

interface BossOptions {
  readonly pace?: Pace;
  /** Whether this process also sends jobs when their time has come, and finds those whose process has ended. */
  readonly keepsTime: boolean;
  /** Called with errors that no caller gets. */
  readonly report: (error: unknown) => void;
}

/** Opens pg-boss on the database until {@link closeBoss}. Its code is loaded only now: it takes a quarter of a start. */
export async function openBoss(
  db: Database,
  jobs: readonly Job[],
  { pace = usualPace, keepsTime, report }: BossOptions,
): Promise<PgBoss> {
  const boss = new (await import('pg-boss')).PgBoss({
    db: statementsOn(db),
    schema: jobsSchema,
    schedule: keepsTime,
    supervise: keepsTime,
    superviseIntervalSeconds: pace.superviseSeconds,
    monitorIntervalSeconds: pace.superviseSeconds,
    cronMonitorIntervalSeconds: pace.cronSeconds,
    cronWorkerIntervalSeconds: pace.cronSeconds,
    // What Yimen has no use for, as rarely as can be.
    queueCacheIntervalSeconds: hourSeconds,
    bamIntervalSeconds: hourSeconds,
    flowIntervalSeconds: daySeconds,
    registerInstance: false,
    reindex: false,
    monitorVacuum: false,
    openTelemetry: { enabled: false },
  });
  boss.on('error', report);
  boss.on('warning', report);
  try {
    await boss.start();
    await declare(boss, jobs, pace, keepsTime);
  } catch (error) {
    await closeBoss(boss);
    throw error;
  }
  return boss;
}

/** Waits a little for what is running; the database stays open. */
export const closeBoss = (boss: PgBoss) => boss.stop({ close: false, timeout: 3000 });

/** Writes which jobs there are, and when they run: the description is the code's, whatever a former version said. */
async function declare(boss: PgBoss, jobs: readonly Job[], pace: Pace, keepsTime: boolean): Promise<void> {
  for (const { name, cron, isUrgent, keptSeconds = usualKeptSeconds } of jobs) {
    const options = {
      ...(isUrgent ? urgentRetry : { retryLimit, retryDelay: pace.retrySeconds }),
      retryBackoff: true,
      retryDelayMax,
      expireInSeconds: isUrgent ? pace.urgentExpireSeconds : pace.expireSeconds,
      deleteAfterSeconds: keptSeconds,
    };
    // What runs by the clock waits for itself: a run that fails or lasts is not joined by the next one.
    await boss.createQueue(name, { ...options, policy: cron === null ? 'standard' : 'exclusive' });
    await boss.updateQueue(name, options);
    // Missed while no process ran: made up for once.
    if (cron !== null) await boss.schedule(name, cron, null, { tz: timeZone, missed: 'once' });
  }
  // A command may be without the settings of the server, by which there are more jobs.
  if (!keepsTime) return;
  const scheduled = new Set(jobs.filter(({ cron }) => cron !== null).map(({ name }) => name));
  for (const { name, key } of await boss.getSchedules()) {
    if (!scheduled.has(name)) await boss.unschedule(name, key);
  }
}
