import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../database/open.ts';
import { openTestDatabase } from '../database/testing.ts';
import { inTransaction } from '../database/transaction.ts';
import { createLog } from '../http/log.ts';
import { createMetrics, serveMetrics } from '../http/metrics.ts';
import { followChanges } from '../tenancy/follow.ts';
import { closeBoss, openBoss, statementsOn, takeoverSeconds, usualPace } from './boss.ts';
import { JobError } from './failure.ts';
import { defineJob, type Job } from './job.ts';
import { sendJob } from './run-now.ts';
import { jobStatuses } from './status.ts';
import { runNext, startJobs } from './worker.ts';

let database: OpenDatabase;
let boss: PgBoss;
let lines: Record<string, unknown>[];
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create table effects (word text not null)`);
});
afterAll(() => database.close());
beforeEach(() => {
  lines = [];
});
afterEach(async () => {
  await closeBoss(boss);
  await database.db.execute(sql`truncate effects, jobs.job cascade`);
});

const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
const metrics = createMetrics({ implementations: [] });
const at = () => ({ db: database.db, log, metrics });
const effects = async () => (await database.db.execute(sql`select word from effects order by word`)).rows;

/** A job that writes its word, and then does what the test wants. */
const writing = (then: () => 'done' | 'again' = () => 'done', cron: string | null = null) =>
  defineJob({
    name: cron === null ? 'write' : 'write-by-the-clock',
    title: '写字',
    takes: v.nullable(v.strictObject({ word: v.string() })),
    cron,
    async run({ db, data }) {
      await db.execute(sql`insert into effects values (${data?.word ?? 'none'})`);
      return then();
    },
  });

async function open(job: Job, { keepsTime = false } = {}): Promise<void> {
  boss = await openBoss(database.db, [job], {
    pace: { ...usualPace, retrySeconds: 0 },
    keepsTime,
    report: (error) => {
      throw error;
    },
  });
}

const age = (change: string) => database.db.execute(sql.raw(`update jobs.job set ${change}`));

describe('a job', () => {
  test('is run once, with what it was sent in a transaction that was committed', async () => {
    const job = writing();
    await open(job);
    await boss.send(job.name, { word: 'one' });
    expect(await runNext(boss, job, at())).toBe('done');
    expect(await runNext(boss, job, at())).toBe('none');
    expect(await effects()).toEqual([{ word: 'one' }]);
  });

  test('that fails leaves nothing, is logged and counted once, and retried', async () => {
    let hasFailed = false;
    const job = writing(() => {
      if (hasFailed) return 'done';
      hasFailed = true;
      throw new JobError('the disk is full', '磁盘已满');
    });
    await open(job);
    await boss.send(job.name, { word: 'one' });
    expect(await runNext(boss, job, at())).toMatchObject({ message: '磁盘已满' });
    expect(await effects()).toEqual([]);
    expect(lines).toMatchObject([{ level: 'warn', job: 'write', attempt: 1, msg: 'A job failed' }]);
    const text = await (await serveMetrics(metrics, database.db)(new Request('http://a/metrics'))).text();
    expect(text).toContain('yimen_job_failures_total{job="write"} 1');
    expect(await jobStatuses(database.db, [job], new Date())).toMatchObject([
      { state: 'retrying', waiting: 1, lastFailure: { message: '磁盘已满' } },
    ]);

    await age('start_after = now()');
    expect(await runNext(boss, job, at())).toBe('done');
    expect(await effects()).toEqual([{ word: 'one' }]);
    expect(await jobStatuses(database.db, [job], new Date())).toMatchObject([
      { state: 'idle', waiting: 0, lastFailure: { message: '磁盘已满' } },
    ]);
  });

  test('that fails every time is given up, and said to have failed', async () => {
    const job = writing(() => {
      throw new Error('never');
    });
    await open(job);
    await boss.send(job.name, { word: 'one' }, { retryLimit: 1 });
    await runNext(boss, job, at());
    await age('start_after = now()');
    await runNext(boss, job, at());
    await age('start_after = now()');
    expect(await runNext(boss, job, at())).toBe('none');
    expect(lines.map(({ level }) => level)).toEqual(['warn', 'error']);
    expect(await jobStatuses(database.db, [job], new Date())).toMatchObject([{ state: 'failed' }]);
  });

  test('keeps statements’ values out of the log and the list', async () => {
    const job = writing();
    await open(job);
    await boss.send(job.name, { word: 'one' });
    const failing = defineJob({
      ...job,
      run: ({ db }) => db.execute(sql`select * from effects where word = ${'a-secret'} or 1/0 > 1`).then(() => 'done'),
    });
    const failure = await runNext(boss, failing, at());
    expect(lines).toHaveLength(1);
    expect(JSON.stringify([failure, lines])).not.toContain('a-secret');
    expect(failure).toMatchObject({ message: expect.stringContaining('有一个值数据库存不下') });
  });

  test('takes nothing but what it says', async () => {
    const job = writing();
    await open(job);
    await boss.send(job.name, { letter: 'a' });
    expect(await runNext(boss, job, at())).toMatchObject({
      message: expect.stringContaining('程序内部出错（ValiError）'),
    });
    expect(await effects()).toEqual([]);
  });

  test('whose time is up belongs to who takes it next: the late one writes nothing', async () => {
    const job = writing();
    await open(job);
    await boss.send(job.name, { word: 'one' });
    const late: Job = {
      ...job,
      async run(given) {
        await job.run(given as never);
        // As another process sees to it on a connection of its own, which the embedded database lacks meanwhile.
        await given.db.execute(sql`update jobs.job set retry_count = retry_count + 1`);
        return 'done';
      },
    };
    expect(await runNext(boss, late, at())).toMatchObject({ message: '运行过久，已由另一个进程接手' });
    expect(await effects()).toEqual([]);
  });

  test('whose process has ended is taken by another once its time is up', async () => {
    const job = writing();
    await open(job);
    await boss.send(job.name, { word: 'one' });
    await boss.fetch(job.name);
    expect(await runNext(boss, job, at())).toBe('none');
    await age("started_on = now() - interval '1 hour'");
    await boss.supervise();
    await age('start_after = now()');
    expect(await runNext(boss, job, at())).toBe('done');
    expect(lines).toMatchObject([{ job: 'write', attempt: 1, msg: 'A job was lost with its process' }]);
    expect(await effects()).toEqual([{ word: 'one' }]);
    const [status] = await jobStatuses(database.db, [job], new Date());
    expect(status?.lastFailure).toMatchObject({ message: '运行它的进程中途结束' });
  });

  test('with more to do goes on in another transaction', async () => {
    let left = 2;
    const job = writing(() => {
      left -= 1;
      return left > 0 ? 'again' : 'done';
    }, '* * * * *');
    await open(job);
    await boss.send(job.name, null);
    for (const outcome of ['done', 'done', 'none']) expect(await runNext(boss, job, at())).toBe(outcome);
    expect(await effects()).toHaveLength(2);
  });

  test('that runs by the clock waits for itself', async () => {
    const job = writing(() => 'done', '0 3 * * *');
    await open(job);
    expect(await boss.send(job.name, null)).toBeTruthy();
    expect(await boss.send(job.name, null)).toBe(null);
    await boss.fetch(job.name);
    expect(await boss.send(job.name, null)).toBe(null);
  });
});

describe('the description of a job', () => {
  const nextRun = async (job: Job) =>
    (await jobStatuses(database.db, [job], new Date('2026-11-20T00:00:00Z')))[0]?.nextRun;

  test('says in the time of here when it runs, and takes the place of a former version’s', async () => {
    await open(writing(() => 'done', '0 3 * * *'));
    expect(await nextRun(writing(() => 'done', '0 3 * * *'))).toEqual(new Date('2026-11-20T19:00:00Z'));
    await closeBoss(boss);
    await open(writing(() => 'done', '0 4 * * *'));
    expect(await boss.getSchedules()).toMatchObject([
      { name: 'write-by-the-clock', cron: '0 4 * * *', timezone: 'Asia/Shanghai' },
    ]);
    await closeBoss(boss);
    // A command may lack a job that the server has by a setting; a server of a version that lacks it ends it.
    await open(writing());
    expect(await boss.getSchedules()).toHaveLength(1);
    await closeBoss(boss);
    await open(writing(), { keepsTime: true });
    expect(await boss.getSchedules()).toEqual([]);
    expect(await nextRun(writing())).toBe(null);
  });
});

test('a transaction that is undone takes what was sent in it along', async () => {
  const job = writing();
  await open(job);
  const undone = inTransaction(database.db, async (tx) => {
    await boss.send(job.name, { word: 'one' }, { db: statementsOn(tx) });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await runNext(boss, job, at())).toBe('none');
});

test('a job that no process knew yet is sent within a transaction, which it neither ends nor survives', async () => {
  const job = { ...writing(), name: 'sent-within' };
  const later = new Date(Date.now() + 3_600_000);
  const { rows: before } = await database.db.execute(sql`select count(*) from jobs.queue`);
  const undone = inTransaction(database.db, async (tx) => {
    const { rows: begun } = await tx.execute(sql`select pg_current_xact_id() as id`);
    await sendJob(tx, job, [job], { word: 'one' }, later);
    const { rows: still } = await tx.execute(sql`select pg_current_xact_id() as id`);
    expect(still).toEqual(begun);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const { rows: after } = await database.db.execute(sql`select count(*) from jobs.queue`);
  expect(after).toEqual(before);
});

test('a failed statement of several leaves no transaction open behind it', async () => {
  await open(writing());
  const { executeSql } = statementsOn(database.db);
  await expect(executeSql('begin; select 1/0; commit')).rejects.toThrow('division by zero');
  expect((await executeSql('select 1 as one; select 2 as one')).rows).toEqual([{ one: 1 }, { one: 2 }]);
});

test('the worker runs what is due by the clock, and stops at once', async () => {
  const job = writing(() => 'done', '* * * * * *');
  await open(writing());
  const worker = startJobs([job], at(), { ...usualPace, firstMs: 0, pollMs: 100, cronSeconds: 1 });
  await vi.waitUntil(async () => (await effects()).length > 0, { timeout: 120_000 });
  await worker.stop();
  expect(lines).toEqual([]);
});

test('a job that is sent for a time is run then, not at the next look of a worker', async () => {
  const job = writing();
  await open(job);
  await boss.send(job.name, { word: 'before' });
  const worker = startJobs([job], at(), { ...usualPace, firstMs: 0, pollMs: 3_600_000 });
  const listener = await followChanges(database.db, () => worker.wake());
  await vi.waitUntil(async () => (await effects()).length === 1, { timeout: 60_000 });
  await inTransaction(database.db, (tx) => sendJob(tx, job, [job], { word: 'soon' }, new Date(Date.now() + 2000)));
  await vi.waitUntil(async () => (await effects()).length === 2, { timeout: 60_000 });
  await worker.stop();
  await listener.close();
  const { rows } = await database.db.execute(sql`select started_on > start_after as due from jobs.job`);
  expect(rows).toEqual([{ due: true }, { due: true }]);
});

test('an urgent job does not wait for another one that takes long', async () => {
  const urgent = { ...writing(), name: 'urgent', isUrgent: true } as const;
  const long = defineJob({
    ...writing(),
    name: 'long',
    prepare: () => vi.waitUntil(async () => (await effects()).length > 0, { timeout: 60_000 }),
  });
  boss = await openBoss(database.db, [long, urgent], { keepsTime: false, report: () => {} });
  await boss.send(long.name, { word: 'long' });
  await boss.send(urgent.name, { word: 'urgent' });
  const worker = startJobs([long, urgent], at(), { ...usualPace, firstMs: 0 });
  await vi.waitUntil(async () => (await effects()).length === 2, { timeout: 60_000 });
  await worker.stop();
  expect(lines).toEqual([]);
});

test('an urgent job whose process was killed is taken over within two minutes', async () => {
  expect(takeoverSeconds(usualPace)).toBeLessThanOrEqual(120);
  const job = { ...writing(), name: 'urgent', isUrgent: true } as const;
  await open(job);
  expect(await boss.getQueue(job.name)).toMatchObject({
    expireInSeconds: usualPace.urgentExpireSeconds,
    retryDelay: 1,
  });
});

test('a worker that is stopped before it began has written nothing', async () => {
  await open(writing());
  const worker = startJobs([{ ...writing(), name: 'never' }], at());
  await worker.stop();
  expect(await boss.getQueue('never')).toBe(null);
  expect(lines).toEqual([]);
});
