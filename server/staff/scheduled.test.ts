import { personMessages } from '@yimen/contract/person/data';
import { staffReleases } from '@yimen/contract/staff/releases';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordFailures } from '../audit/job-failures.ts';
import { readEvents } from '../audit/store.ts';
import { grants } from '../database/schema/access.ts';
import { auditEntries } from '../database/schema/audit.ts';
import { releases } from '../database/schema/editions.ts';
import { messages } from '../database/schema/person.ts';
import { apps } from '../database/schema/services.ts';
import { inTransaction } from '../database/transaction.ts';
import { commandsOn } from '../testing/commands.ts';
import { type Editors, openEditors } from '../testing/editors.ts';
import { publishDue } from '../testing/scheduled.ts';
import { openWorld, type World } from '../testing/world.ts';
import { publishScheduledJob } from './scheduled.ts';

const card = 'apps:campus-card-lost';
const people = { anna: '20120088', boris: '20180266', clara: '20150132' };
type Who = keyof typeof people;
const far = '2099-01-01 08:00';
const usual = { anna: [['editor']], boris: [['publisher']], clara: [['publisher']] } as const;

let world: World;
let staff: Editors<Who>;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
const { run } = commandsOn(() => world);
beforeEach(async () => {
  await run(`user  mingde  ${people.boris}  disabled=false`);
  await world.db.update(apps).set({ summary: '原来的' }).where(isCard);
  // A disabled person's sessions have ended.
  staff = await openEditors(world, people);
  await staff.begin(usual);
  await world.db.delete(messages);
});

const isCard = eq(apps.id, 'campus-card-lost');
const service = () => staff.here.first(apps, isCard);
const summaryNow = async () => (await service())?.summary;
const release = () => staff.here.first(releases, eq(releases.number, 1));
const runJob = () => publishDue(world.db, 1);
const told = async (who: Who) =>
  (await world.call(personMessages, {}, { token: await world.signIn(people[who]) })).data.list.filter(
    ({ source }) => source === '定时发布',
  );

/** Who is responsible for a release: Boris, who schedules it directly, or approves what Anna submits. */
const responsible = [
  ['boris', '提交它的人'],
  ['anna', '批准它的人'],
] as const;
async function schedule(by: 'boris' | 'anna'): Promise<void> {
  await staff.as(by).save(card, { summary: '明天的' });
  await staff.as(by).submit([card], far);
  if (by === 'anna') await staff.as('boris').approve(1);
  expect((await release())?.state).toBe('scheduled');
}

test.each(responsible)(
  'of %s is not published when %s is disabled by then, and its drafts are free',
  async (by, who) => {
    await schedule(by);
    await run(`user  mingde  ${people.boris}  disabled=true`);
    await runJob();
    expect(await release()).toMatchObject({ state: 'failed', failure: `${who}已停用` });
    expect(await summaryNow()).toBe('原来的');
    expect((await staff.as('clara').submit([card])).data.state).toBe('published');
  },
);

test.each(responsible)(
  'of %s is not published when %s is gone, or has lost a permission for some of it',
  async (by, who) => {
    await schedule(by);
    const title = `${who}对“${(await service())?.name}”已经没有直接发布、定时发布的权限`;
    const waiting = await release();
    const again = () => staff.here.update(releases, { state: 'scheduled' }, eq(releases.number, 1));
    const losses = [
      () => staff.hold({ ...usual, boris: [] }),
      () => staff.hold({ ...usual, boris: [['editor']] }),
      () => staff.hold({ ...usual, boris: [['publisher', 'department', 'college-information']] }),
      async () => {
        await staff.hold(usual);
        await staff.here.update(grants, { until: new Date(Date.now() - 1000) }, eq(grants.person, people.boris));
      },
    ];
    for (const lose of losses) {
      await lose();
      await again();
      await runJob();
      expect(await release()).toMatchObject({ number: waiting?.number, state: 'failed', failure: title });
    }
    await staff.hold(usual);
    await staff.here.update(
      releases,
      { state: 'scheduled', [by === 'boris' ? 'actor' : 'reviewer']: 'person:gone' },
      eq(releases.number, 1),
    );
    await runJob();
    expect(await release()).toMatchObject({ failure: `${who}已不在人员名单中` });
    expect(await summaryNow()).toBe('原来的');
  },
);

test('is published while who is responsible may publish, whatever has become of who submitted it', async () => {
  await schedule('anna');
  await staff.hold({ boris: usual.boris });
  await runJob();
  expect(await summaryNow()).toBe('明天的');
  expect(await world.db.$count(messages), 'nobody is told').toBe(0);
});

test.each([
  ['boris', 'failed', '原来的'],
  ['anna', 'published', '明天的'],
] as const)('of %s is %s where a review is asked for since', async (by, state, summary) => {
  await schedule(by);
  await run('set  departments  mingde  id=it-center  review=true');
  await runJob();
  await run('set  departments  mingde  id=it-center  review=false');
  expect([(await release())?.state, await summaryNow()]).toEqual([state, summary]);
  if (by === 'anna') return;
  const failure = '这里的内容现在要经过审核：请重新提交，由另一位发布人批准';
  expect(await release()).toMatchObject({ failure });
  expect(await told('boris')).toMatchObject([{ text: expect.stringContaining(`原因：${failure}`) }]);
  expect((await staff.as('boris').submit([card])).success, 'its drafts are free').toBe(true);
});

test('of the command line is published, whoever may do what', async () => {
  await staff.as('anna').save(card, { summary: '命令行的' });
  await run(`release  publish  mingde  明天  at=${far}`);
  await staff.hold({});
  await runJob();
  expect(await summaryNow()).toBe('命令行的');
});

test('that fails is told to who submitted and who approved it, with why and where to look', async () => {
  await schedule('anna');
  await run('set  services  mingde  id=campus-card-lost  summary=今天的');
  await runJob();
  const [message, ...others] = await told('boris');
  expect(others).toEqual([]);
  expect(message).toMatchObject({ title: '定时发布没有成功：改版', source: '定时发布', read: false, link: null });
  const failure = (await release())?.failure ?? '';
  expect(failure).toContain('"今天的"');
  expect(message?.text).toContain(`原因：${failure}`);
  expect(message?.text).toContain('详情见管理台的发布单 1');
  expect(await told('anna')).toMatchObject([{ title: message?.title, text: message?.text }]);
  expect(await told('clara')).toEqual([]);
});

test('whose job has failed at every try ends as failed, with why, and is told once', async () => {
  await schedule('anna');
  await world.db.delete(auditEntries);
  await world.db.execute(sql`update jobs.job set state = 'failed', completed_on = now(),
    output = ${JSON.stringify({ failure: { message: '数据库连接不上', at: '2026-11-20T00:00:00.000Z' } })}::jsonb
    where name = ${publishScheduledJob.name} and data ->> 'release' = '1' and state = 'created'`);
  for (const _ of [1, 2]) await inTransaction(world.db, (tx) => recordFailures(tx, [publishScheduledJob]));
  const failure = '试了几次都没有成功：数据库连接不上';
  const failed = { number: 1, state: 'failed', failure };
  expect(await release()).toMatchObject(failed);
  const listed = await world.call(staffReleases, { state: 'failed' }, staff.as('clara').as);
  expect(listed.data.list).toMatchObject([failed]);
  expect(await run('release  list  mingde')).toMatch(/没有发布.*试了几次都没有成功：数据库连接不上/);
  for (const who of ['anna', 'boris'] as const) {
    expect(await told(who)).toMatchObject([
      { title: '定时发布没有成功：改版', text: expect.stringContaining(failure) },
    ]);
  }
  const events = await readEvents(staff.here, { action: 'publish' });
  expect(events.map(({ actor, detail }) => [actor, detail])).toEqual([
    [staff.actor('anna'), `发布单 1 改版：没有发布。${failure}`],
  ]);
  // Its drafts are free.
  await runJob();
  expect(await summaryNow()).toBe('原来的');
  expect((await staff.as('boris').submit([card])).data.state).toBe('published');
});

test('that fails is told once to who submitted it directly', async () => {
  await schedule('boris');
  await staff.hold({});
  await runJob();
  await runJob();
  expect(await told('boris')).toMatchObject([{ title: '定时发布没有成功：改版' }]);
});
