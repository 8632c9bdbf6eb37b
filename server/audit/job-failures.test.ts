import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { closeBoss, openBoss, usualPace } from '../jobs/boss.ts';
import { JobError } from '../jobs/failure.ts';
import { defineJob } from '../jobs/job.ts';
import { runNext } from '../jobs/worker.ts';
import { scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { openEmptyWorld, type World } from '../testing/world.ts';
import { recordFailures } from './job-failures.ts';
import { installation, readEvents } from './store.ts';

let world: World;
beforeAll(async () => {
  world = await openEmptyWorld();
});
afterAll(() => world.close());
const { run } = commandsOn(() => world);

const failing = defineJob({
  name: 'fail',
  title: '一再失败',
  takes: v.null(),
  cron: null,
  run: () => Promise.reject(new JobError('the counterpart is down', '对方系统没有应答')),
});

const recorded = async () =>
  (await readEvents(scoped(world.db, { id: installation }), { action: 'job-failed' })).map(
    ({ actor, part, key, detail }) => [actor, part, key, detail],
  );

test('a job that has failed for good is told once, not while it is tried again', async () => {
  const report = (error: unknown) => {
    throw error;
  };
  const boss = await openBoss(world.db, [failing], {
    pace: { ...usualPace, retrySeconds: 0 },
    keepsTime: false,
    report,
  });
  try {
    await boss.send(failing.name, null);
    const attempt = () => runNext(boss, failing, { db: world.db, log: pino({ level: 'silent' }) });
    await attempt();
    await recordFailures(world.db, [failing]);
    expect(await recorded()).toEqual([]);
    await world.db.execute(
      sql`update jobs.job set retry_count = retry_limit - 1, start_after = now() where name = 'fail'`,
    );
    expect(await attempt()).toMatchObject({ message: '对方系统没有应答' });
    for (const _ of [1, 2]) await recordFailures(world.db, [failing]);
    expect(await recorded()).toEqual([['server', 'jobs', 'fail', '一再失败：对方系统没有应答']]);
  } finally {
    await closeBoss(boss);
  }
});

test('one whose waiting people cannot be told is recorded with why, and keeps no other from being told', async () => {
  const ending = { ...failing, name: 'end', title: '收尾' };
  const told: string[] = [];
  let isMended = false;
  const jobs = [
    defineJob({
      ...failing,
      failed: async ({ db, why }) => {
        if (isMended) return void told.push(`later: ${why}`);
        await db.execute(sql`update jobs.job set singleton_key = 'half done' where name = 'fail'`);
        await db.execute(sql`select 1 / 0`);
      },
    }),
    defineJob({
      ...ending,
      failed: async ({ db, why }) => {
        await db.execute(sql`select 1`);
        told.push(why);
      },
    }),
  ];
  await closeBoss(await openBoss(world.db, jobs, { keepsTime: false, report: () => {} }));
  const output = JSON.stringify({ value: { message: 'job timed out' } });
  for (const { name } of jobs)
    await world.db.execute(sql`insert into jobs.job (name, state, policy, started_on, completed_on, output)
      values (${name}, 'failed', 'exclusive', now(), now(), ${output}::jsonb)`);
  await inTransaction(world.db, (tx) => recordFailures(tx, jobs));
  expect(told).toEqual(['运行它的进程中途结束']);
  expect(new Set((await recorded()).slice(0, 2).map(([, , , detail]) => detail))).toEqual(
    new Set([
      '收尾：运行它的进程中途结束',
      expect.stringMatching(/^一再失败：运行它的进程中途结束；没能告知等候的人，稍后再试：.*/) as unknown as string,
    ]),
  );
  const { rows } = await world.db.execute(sql`select 1 from jobs.job where singleton_key = 'half done'`);
  expect(rows).toEqual([]);

  isMended = true;
  const before = await recorded();
  for (const _ of [1, 2]) await inTransaction(world.db, (tx) => recordFailures(tx, jobs));
  expect(told).toEqual(['运行它的进程中途结束', 'later: 运行它的进程中途结束']);
  expect(await recorded()).toEqual(before);
});

test('one whose process ended at each attempt is told too, and `jobs` says why', async () => {
  await run('jobs  run  delete-expired');
  const output = JSON.stringify({ value: { message: 'job timed out' } });
  await world.db.execute(sql`insert into jobs.job (name, state, policy, started_on, completed_on, output)
    values ('delete-expired', 'failed', 'exclusive', now(), now(), ${output}::jsonb)`);
  await run('jobs  run  record-job-failures');
  expect((await recorded())[0]).toEqual(['server', 'jobs', 'delete-expired', '清理过期数据：运行它的进程中途结束']);
  const line = (await run('jobs')).split('\n').find((one) => one.startsWith('delete-expired（'));
  expect(line).toContain('状态 失败  最近失败 运行它的进程中途结束');
});
