import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spentCredentials } from '../database/schema/sign-in.ts';
import { commandsOn } from '../testing/commands.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
const { run, failed } = commandsOn(() => world);

/** The line of a job, in the form that people read. */
async function lineOf(job: string): Promise<string> {
  return (await run('jobs')).split('\n').find((line) => line.startsWith(`${job}（`)) ?? '';
}

test('every job is listed before any has run, with the minute of its next run', async () => {
  expect(await lineOf('delete-expired')).toMatch(
    /^delete-expired（清理过期数据） {2}上次运行 无 {2}下次运行 \d{4}-\d\d-\d\d \d\d:07 {2}状态 尚未运行 {2}最近失败 无$/,
  );
});

test('a job runs at once when one asks for it', async () => {
  await world.db.insert(spentCredentials).values({ institution: 'mingde', digest: 'old', until: new Date(0) });
  expect(await run('jobs  run  delete-expired')).toBe('清理过期数据已完成。');
  expect(await world.db.$count(spentCredentials)).toBe(0);
  expect(await lineOf('delete-expired')).toMatch(/上次运行 \d{4}-\d\d-\d\d \d\d:\d\d .* 状态 正常/);
});

test('one that another process has is left to it; one that failed says why', async () => {
  await world.db.execute(sql`insert into jobs.job (name, state, policy, started_on, retry_count, output)
    values ('delete-expired', 'active', 'exclusive', now(), 0, null)`);
  expect(await run('jobs  run  delete-expired')).toContain('正由另一个进程运行');
  expect(await lineOf('delete-expired')).toContain('状态 运行中');
  const output = JSON.stringify({ failure: { message: 'disk full', at: '2026-11-20T01:02:03Z' } });
  await world.db.execute(sql`update jobs.job set state = 'failed', completed_on = now(), output = ${output}::jsonb
    where state = 'active'`);
  expect(await lineOf('delete-expired')).toContain('状态 失败  最近失败 2026-11-20 09:02 disk full');
});

test('a job that is not there is refused with those that are', async () => {
  expect(await failed('jobs  run  nothing')).toMatch(/没有后台任务“nothing”。现有：.*delete-expired/);
  expect(await failed('jobs  stop')).toMatch(/jobs run/);
  expect(await failed('jobs  run  publish-scheduled')).toContain('由别的操作安排');
});
