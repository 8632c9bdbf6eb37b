import { personMessages } from '@yimen/contract/person/data';
import { addEntry, deleteEntry, type EntryFields, restoreEntry, updateEntry } from '@yimen/contract/schedule/entries';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { people } from '../database/schema/people.ts';
import { messages } from '../database/schema/person.ts';
import { scheduleEntries, scheduleReminders } from '../database/schema/schedule.ts';
import { inTransaction } from '../database/transaction.ts';
import { createLog } from '../http/log.ts';
import { closeBoss, openBoss, usualPace } from '../jobs/boss.ts';
import { defineJob } from '../jobs/job.ts';
import { startJobs } from '../jobs/worker.ts';
import { addDays, dayText, minuteMs, minuteText } from '../lib/time.ts';
import { scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { openWorld, type World } from '../testing/world.ts';
import { remindDue, remindJob } from './reminders.ts';

let world: World;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  token = await world.signIn('2024310086');
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(scheduleEntries);
  await world.db.delete(messages);
});
const { run } = commandsOn(() => world);

const as = () => ({ token });
const day = addDays(dayText(new Date()), 2);
const tomorrow = addDays(day, 1);
/** A moment of two days from now. */
const at = (time: string, on = day) => new Date(`${on}T${time}:00+08:00`);
const daily = { kind: 'daily' } as const;

async function add(given: Partial<EntryFields> = {}): Promise<string> {
  const entry = { title: '组会', kind: 'study', start: `${day} 10:00`, end: `${day} 11:00`, remind: 15 } as const;
  const { data, msg, success } = await world.call(addEntry, { ...entry, ...given }, as());
  expect(success, msg).toBe(true);
  return data.id;
}
const remind = (now: Date) => inTransaction(world.db, (tx) => remindDue(tx, now));
/** What the person was told, by the minute at which it begins. */
const told = async () =>
  (await world.call(personMessages, {}, as())).data.list.map(({ title, text }) => `${title} ${text}`).sort();
const ten = `组会 ${day} 10:00 开始`;

test('a message tells of an entry when its reminder is due, once however often it is looked', async () => {
  await add({ place: '实验楼 301' });
  await remind(at('09:44'));
  expect(await told()).toEqual([]);
  await Promise.all([remind(at('09:45')), remind(at('09:45'))]);
  await remind(at('09:46'));
  // A clock that is set back.
  await remind(at('09:30'));
  await remind(at('09:50'));
  const { data } = await world.call(personMessages, {}, as());
  expect(data).toMatchObject({ total: 1, unread: 1 });
  expect(data.list[0]).toMatchObject({
    title: '组会',
    text: `${day} 10:00 开始，实验楼 301`,
    source: '日程提醒',
    sentAt: minuteText(at('09:45')),
    link: `/schedule-center?view=day&date=${day}`,
  });
  expect(await world.db.$count(scheduleReminders)).toBe(0);
});

test('one at the start, of a whole day, and without a reminder', async () => {
  await add({ title: '现在', remind: 0 });
  await add({ title: '校庆', allDay: true, start: `${tomorrow} 00:00`, end: `${tomorrow} 23:59`, remind: 840 });
  await add({ title: '不提醒', remind: null });
  await remind(at('10:01'));
  expect(await told()).toEqual([`校庆 ${tomorrow} 全天`, `现在 ${day} 10:00 开始`].toSorted());
});

test('what was due while no server ran is told until it has begun', async () => {
  await add({ title: '开始了' });
  await add({ title: '还没有', start: `${day} 10:08`, end: `${day} 11:00` });
  await remind(at('10:06'));
  expect(await told()).toEqual([`还没有 ${day} 10:08 开始`]);
});

test('a reminder whose time had passed when the entry was written is not made up for', async () => {
  await add({ remind: 40_320 });
  await remind(new Date(Date.now() + minuteMs));
  expect([await told(), await world.db.$count(scheduleReminders)]).toEqual([[], 0]);
});

test('one that repeats is told of each time, but where it does not take place', async () => {
  const id = await add({ repeat: daily });
  await world.call(deleteEntry, { id, date: tomorrow, scope: 'one' }, as());
  const third = addDays(day, 2);
  const moved = { title: '组会', kind: 'study', start: `${third} 15:00`, end: `${third} 16:00`, remind: 15 } as const;
  await world.call(updateEntry, { id, date: third, scope: 'one', ...moved }, as());
  for (const on of [day, tomorrow, third]) {
    for (const time of ['09:45', '14:45']) await remind(at(time, on));
  }
  expect(await told()).toEqual([ten, `组会 ${third} 15:00 开始`].sort());
  const [series] = await scoped(world.db, { id: 'mingde' }).rows(scheduleReminders);
  expect(series?.due).toEqual(at('09:45', addDays(day, 3)));
});

test('one that ends is looked at no more', async () => {
  await add({ repeat: { ...daily, until: tomorrow } });
  for (const on of [day, tomorrow]) await remind(at('09:45', on));
  expect([(await told()).length, await world.db.$count(scheduleReminders)]).toEqual([2, 0]);
});

test('one that was moved is told of at its new time alone', async () => {
  const id = await add();
  const later = { title: '组会', kind: 'study', start: `${day} 14:00`, end: `${day} 15:00`, remind: 15 } as const;
  await world.call(updateEntry, { id, scope: 'series', ...later }, as());
  await remind(at('09:50'));
  expect(await told()).toEqual([]);
  await remind(at('13:45'));
  // The same occurrence with another reminder is not told of again.
  await world.call(updateEntry, { id, scope: 'series', ...later, remind: 5 }, as());
  await remind(at('13:55'));
  expect(await told()).toEqual([`组会 ${day} 14:00 开始`]);
});

test('one that was deleted is not told of, and one that was brought back is', async () => {
  const id = await add();
  await world.call(deleteEntry, { id, scope: 'series' }, as());
  await remind(at('09:45'));
  expect(await told()).toEqual([]);
  await world.call(restoreEntry, { id, scope: 'series' }, as());
  await remind(at('09:46'));
  expect(await told()).toEqual([ten]);
});

test('an occurrence that was deleted when it was due, and brought back, is told of', async () => {
  const id = await add({ repeat: daily });
  await world.call(deleteEntry, { id, date: day, scope: 'one' }, as());
  await remind(at('09:45'));
  expect(await told()).toEqual([]);
  await world.call(restoreEntry, { id, date: day, scope: 'one' }, as());
  await remind(at('09:46'));
  expect(await told()).toEqual([ten]);
});

test('people who are gone are not told of anything', async () => {
  await run('user  mingde  zhangsan  name=张三  userType=STAFF');
  const here = scoped(world.db, { id: 'mingde' });
  await add();
  const [mine] = await here.rows(scheduleEntries);
  const { institution: _, ...row } = mine ?? expect.fail('There is no entry.');
  await here.insert(scheduleEntries, [{ ...row, person: 'zhangsan' }]);
  expect(await here.count(scheduleReminders)).toBe(2);
  await here.delete(people, eq(people.id, 'zhangsan'));
  expect(await here.count(scheduleReminders)).toBe(1);
  await remind(at('09:45'));
  expect(await told()).toEqual([ten]);
});

test('more than one transaction looks at is left to the next', async () => {
  const here = scoped(world.db, { id: 'mingde' });
  await add();
  const [mine] = await here.rows(scheduleEntries);
  const { institution: _, ...row } = mine ?? expect.fail('There is no entry.');
  await here.insert(
    scheduleEntries,
    Array.from({ length: 500 }, (__, n) => ({ ...row, id: `many-${n}` })),
  );
  expect(await remind(at('09:45'))).toBe('again');
  expect(await here.count(messages)).toBe(500);
  expect(await remind(at('09:45'))).toBe('done');
  expect(await here.count(messages)).toBe(501);
});

test('reminders do not wait for a job that takes long', async () => {
  const done = async () => {
    const { rows } = await world.db.execute<{ name: string }>(
      sql`select name from jobs.job where state = 'completed' order by name`,
    );
    return rows.map(({ name }) => name);
  };
  const long = defineJob({
    name: 'long',
    title: '长',
    takes: v.null(),
    cron: null,
    prepare: () => vi.waitUntil(async () => (await done()).includes(remindJob.name), { timeout: 60_000 }),
    run: async () => 'done',
  });
  const jobs = [long, remindJob];
  const boss = await openBoss(world.db, jobs, { keepsTime: false, report: () => {} });
  for (const { name } of jobs) await boss.send(name, null);
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const worker = startJobs(jobs, { db: world.db, log }, { ...usualPace, firstMs: 0 });
  await vi.waitUntil(async () => (await done()).includes(long.name), { timeout: 60_000 });
  await worker.stop();
  await closeBoss(boss);
  expect(lines).toEqual([]);
});

test('29 February is found eight years ahead', async () => {
  const start = '2096-02-29';
  await add({ start: `${start} 10:00`, end: `${start} 11:00`, repeat: { ...daily, kind: 'yearly' } });
  await remind(at('09:45', start));
  const [next] = await scoped(world.db, { id: 'mingde' }).rows(scheduleReminders);
  expect(next?.due).toEqual(at('09:45', '2104-02-29'));
});
