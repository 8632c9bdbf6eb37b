import { eq, sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { drafts, editions, releases } from '../../server/database/schema/editions.ts';
import { apps } from '../../server/database/schema/services.ts';
import { inTransaction } from '../../server/database/transaction.ts';
import { createLog } from '../../server/http/log.ts';
import { closeBoss, openBoss } from '../../server/jobs/boss.ts';
import { runNext } from '../../server/jobs/worker.ts';
import { minuteText } from '../../server/lib/time.ts';
import { publishScheduledJob } from '../../server/staff/scheduled.ts';
import { commandsOn } from '../../server/testing/commands.ts';
import { openEditors } from '../../server/testing/editors.ts';
import type { World } from '../../server/testing/world.ts';
import { openPostgresWorld } from './postgres-world.ts';

// PostgreSQL's clock is right; that of the process, which a machine may set at any moment, is not.
const minute = 60_000;
const hour = 60 * minute;
const card = 'apps:campus-card-lost';

let world: World;
let boss: PgBoss;
beforeAll(async () => {
  world = await openPostgresWorld();
  boss = await openBoss(world.db, [publishScheduledJob], { keepsTime: false, report: () => {} });
});
afterAll(async () => {
  await closeBoss(boss);
  await world.close();
});
beforeEach(async () => {
  for (const table of [drafts, editions, releases]) await world.db.delete(table);
  await world.db.execute(sql`delete from jobs.job`);
  await world.db.update(apps).set({ summary: '原来的' }).where(isCard);
});
afterEach(() => {
  vi.useRealTimers();
});
const { run, failed } = commandsOn(() => world);

const isCard = eq(apps.id, 'campus-card-lost');
const summaries = async () => (await world.db.select().from(apps).where(isCard)).map(({ summary }) => summary);
const release = async () => (await world.db.select().from(releases))[0];
async function rightNow(): Promise<Date> {
  const { rows } = await world.db.execute<{ at: string }>(sql`select now()::text as at`);
  return new Date(rows[0]?.at ?? '');
}
/** A time that the portal’s people choose, by the right clock. */
const inMinutes = async (minutes: number) => minuteText(new Date((await rightNow()).getTime() + minutes * minute));
const turnClock = (by: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by });
const takeNext = () => runNext(boss, publishScheduledJob, { db: world.db, log: createLog('fatal') });
/** The job itself, as if it had been taken before its time. */
const runEarly = () =>
  inTransaction(world.db, (db) =>
    publishScheduledJob.run({ db, data: { institution: 'mingde', release: 1 }, now: new Date(), ready: undefined }),
  );
const passTime = async () => {
  await world.db.execute(sql`update releases set due_at = now() - interval '1 second'`);
  await world.db.execute(sql`update jobs.job set start_after = now() - interval '1 second'`);
};

describe.each([
  ['ahead', hour],
  ['back', -hour],
])('in a process whose clock is an hour %s', (_, by) => {
  beforeEach(() => {
    turnClock(by);
  });

  test('a time that is to come is taken, and one that has passed is refused', async () => {
    await run(`draft  set  mingde  ${card}  summary=明天的`);
    expect(await failed(`release  publish  mingde  明天  at=${await inMinutes(-30)}`)).toContain('已经过去');
    expect(await run(`release  publish  mingde  明天  at=${await inMinutes(30)}`)).toContain('发布单 1');
  });

  test('a release is published at its time by the database’s clock, once', async () => {
    await run(`draft  set  mingde  ${card}  summary=明天的`);
    await run(`release  publish  mingde  明天  at=${await inMinutes(120)}`);
    await world.db.execute(sql`update releases set due_at = now() + interval '30 minutes'`);
    await world.db.execute(sql`update jobs.job set start_after = now() + interval '30 minutes'`);
    expect(await takeNext()).toBe('none');
    await runEarly();
    expect([await summaries(), (await release())?.state]).toEqual([['原来的'], 'scheduled']);
    await passTime();
    const before = await rightNow();
    // The early run has planned it a second time, and a process whose clock is right takes part.
    const first = takeNext();
    vi.useRealTimers();
    expect([await first, await takeNext(), await takeNext()]).toEqual(['done', 'done', 'none']);
    expect(await summaries()).toEqual(['明天的']);
    expect(await world.db.$count(editions)).toBe(2);
    const { state, endedAt } = (await release()) ?? {};
    expect(state).toBe('published');
    expect(endedAt?.getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect(endedAt?.getTime()).toBeLessThanOrEqual((await rightNow()).getTime());
  });

  test('a release that is approved before its time waits for it', async () => {
    const staff = await openEditors(world, { anna: '20120088', boris: '20180266' });
    await staff.begin({ anna: [['editor']], boris: [['publisher']] });
    await staff.as('anna').save(card, { summary: '明天的' });
    expect((await staff.as('anna').submit([card], await inMinutes(30))).data).toMatchObject({ state: 'submitted' });
    expect((await staff.as('boris').approve(1)).data).toMatchObject({ state: 'scheduled' });
    expect(await takeNext()).toBe('none');
    await passTime();
    expect(await takeNext()).toBe('done');
    expect(await summaries()).toEqual(['明天的']);
  });
});
