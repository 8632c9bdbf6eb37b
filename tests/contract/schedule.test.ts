import type { InputOf } from '@yimen/contract/endpoint';
import { curriculum } from '@yimen/contract/schedule/day';
import * as contract from '@yimen/contract/schedule/entries';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, daysBetween, dayText, mondayOf } from '../../server/lib/time.ts';
import { openWorld } from '../../server/testing/world.ts';
import { openedWorld } from './opened-world.ts';

type Repeat = NonNullable<InputOf<typeof contract.addEntry>['repeat']>;

const monday = mondayOf(dayText(new Date()));
const saturday = addDays(monday, 5);
const daily: Repeat = { kind: 'daily', weekdays: [], until: null, count: null };
const weekend: Repeat = { kind: 'weekly', weekdays: [6, 7], until: null, count: null };
const weekly: Repeat = { kind: 'weekly', weekdays: [], until: addDays(saturday, 21), count: null };

// A person's own entries: one and many times, changed and deleted and brought back, and nobody else's.
const opened = openedWorld(openWorld);
let token: string;
beforeAll(async () => {
  token = await opened.world.signIn('2025210417');
});

type Entry = InputOf<typeof contract.addEntry>;
const entry = (more: Partial<Entry> = {}): Entry => ({
  title: '小组讨论',
  kind: 'study',
  place: '研讨间 4',
  start: `${saturday} 15:00`,
  end: `${saturday} 16:30`,
  ...more,
});
const add = async (more: Partial<Entry> = {}) =>
  (await opened.world.call(contract.addEntry, entry(more), { token })).data.id;
async function read(start: string, end: string, as: Parameters<typeof opened.world.call>[2] = { token }) {
  const { data, msg, success } = await opened.world.call(contract.mySchedule, { start, end }, as);
  expect(success, msg).toBe(true);
  return data.items;
}
const daysOf = async (id: string) =>
  (await read(monday, addDays(monday, 55))).filter((item) => item.id === id).map(({ start }) => start.slice(0, 10));
const weeks = (count: number) => Array.from({ length: count }, (_, index) => addDays(saturday, 7 * index));

test('shows what one adds, to oneself alone', async () => {
  const id = await add({ note: '带上\n第二稿', remind: 15 });
  const [item] = (await read(saturday, saturday)).filter((one) => one.id === id);
  expect(item).toMatchObject({
    own: true,
    title: '小组讨论',
    kind: 'study',
    place: '研讨间 4',
    note: '带上\n第二稿',
    remind: 15,
    start: `${saturday} 15:00`,
    end: `${saturday} 16:30`,
    allDay: false,
    repeat: null,
  });
  const day = (await opened.world.call(curriculum, { date: saturday }, { token })).data;
  expect(day.lessons).toContainEqual(expect.objectContaining({ course: '小组讨论', kind: 'personal' }));
  const other = await opened.world.signIn('2024310086');
  expect((await read(saturday, saturday, { token: other })).map((one) => one.id)).not.toContain(id);
  const which = { id, date: saturday, scope: 'series' } as const;
  for (const endpoint of [contract.deleteEntry, contract.restoreEntry]) {
    expect(await opened.world.call(endpoint, which, { token: other })).toMatchObject({ code: 404 });
  }
});

test('repeats until its last day, and on every weekday it is given', async () => {
  expect(await daysOf(await add({ repeat: weekly }))).toEqual(weeks(4));
  const twice = await add({ repeat: { ...weekly, weekdays: [6, 7], until: null, count: 3 } });
  expect(await daysOf(twice)).toEqual([saturday, addDays(saturday, 1), addDays(saturday, 7)]);
});

test('begins on the first day its rule names', async () => {
  const id = await add({ repeat: { kind: 'workday', weekdays: [], until: null, count: 2 } });
  expect(await daysOf(id)).toEqual([addDays(saturday, 2), addDays(saturday, 3)]);
});

test('changes one occurrence, which then stands by itself', async () => {
  const id = await add({ repeat: weekly });
  const date = addDays(saturday, 7);
  const changed = { ...entry({ start: `${date} 10:00`, end: `${date} 11:00`, title: '改到上午' }), id, date };
  const { data } = await opened.world.call(contract.updateEntry, { ...changed, scope: 'one' }, { token });
  expect(data.id).not.toBe(id);
  expect(await daysOf(id)).toEqual(weeks(4).filter((day) => day !== date));
  const [own] = (await read(date, date)).filter((one) => one.id === data.id);
  expect(own).toMatchObject({ title: '改到上午', repeat: null });
  await opened.world.call(contract.deleteEntry, { id, scope: 'series' }, { token });
  expect(await daysOf(data.id), 'goes with its series').toEqual([]);
});

test('changes a series from any of its days, which moves by as many days', async () => {
  const id = await add({ repeat: weekly });
  const date = addDays(saturday, 14);
  await opened.world.call(contract.deleteEntry, { id, date: saturday, scope: 'one' }, { token });
  const sunday = addDays(date, 1);
  const changed = entry({
    start: `${sunday} 09:00`,
    end: `${sunday} 10:00`,
    repeat: { ...weekly, weekdays: [7], until: null },
  });
  await opened.world.call(contract.updateEntry, { ...changed, id, date, scope: 'series' }, { token });
  expect((await daysOf(id)).slice(0, 2), 'what was taken out stays out').toEqual([
    addDays(saturday, 8),
    addDays(saturday, 15),
  ]);
});

test('comes back after it was deleted, alone or with its series, within some minutes', async () => {
  const id = await add({ repeat: weekly });
  const one = { id, date: addDays(saturday, 7), scope: 'one' } as const;
  await opened.world.call(contract.deleteEntry, one, { token });
  expect(await daysOf(id)).toHaveLength(3);
  expect(await opened.world.call(contract.deleteEntry, one, { token }), 'twice').toMatchObject({ code: 404 });
  await opened.world.call(contract.restoreEntry, one, { token });
  expect(await daysOf(id)).toEqual(weeks(4));
  await opened.world.call(contract.deleteEntry, { id, scope: 'series' }, { token });
  expect(await daysOf(id)).toEqual([]);
  await opened.world.call(contract.restoreEntry, { id, scope: 'series' }, { token });
  expect(await daysOf(id)).toEqual(weeks(4));
  await opened.world.call(contract.deleteEntry, { id, scope: 'series' }, { token });
  await opened.world.db.execute(
    sql`update schedule_entries set deleted_at = deleted_at - interval '1 hour' where id = ${id}`,
  );
  expect(await opened.world.call(contract.restoreEntry, { id, scope: 'series' }, { token })).toMatchObject({
    code: 404,
  });
});

test('lasts whole days, and over midnight is on both days', async () => {
  const id = await add({ allDay: true, end: `${addDays(saturday, 1)} 08:00` });
  const [item] = (await read(addDays(saturday, 1), addDays(saturday, 1))).filter((one) => one.id === id);
  expect(item).toMatchObject({ start: `${saturday} 00:00`, end: `${addDays(saturday, 1)} 23:59`, allDay: true });
  await add({ title: '夜跑', start: `${saturday} 23:00`, end: `${addDays(saturday, 1)} 01:00` });
  const { data } = await opened.world.call(curriculum, { date: addDays(saturday, 1) }, { token });
  expect(data.lessons.find(({ course }) => course === '夜跑')).toMatchObject({ start: '00:00', end: '01:00' });
});

describe('rows that are longer or more than one may have', () => {
  const range = { start: monday, end: addDays(monday, 61) };
  let other: string;
  beforeAll(async () => {
    other = await opened.world.signIn('20150132');
    // As they could be stored before there was a limit.
    await opened.world.db.execute(sql`
      insert into schedule_entries (institution, person, id, title, start, "end", place, note, kind, repeat, all_day)
      select 'mingde', '20150132', 'age-' || n, ${'长'.repeat(40)}, '1900-01-01 00:00+08', '2999-12-31 23:59+08', '',
        ${'记'.repeat(500)}, 'personal', case when n % 5 = 0 then null else 'daily' end, n % 2 = 0
      from generate_series(1, 30) as n`);
    await opened.world.db.execute(sql`
      insert into schedule_entries (institution, person, id, title, start, "end", place, note, kind, repeat, repeat_count)
      select 'mingde', '20150132', 'counted-' || n, 'x', '1900-01-31 00:00+08', '1900-01-31 01:00+08', '', '', 'personal',
        case when n % 2 = 0 then 'monthly' else 'biweekly' end, 366
      from generate_series(1, 300) as n`);
  });

  test('end at the limit, and an answer has the earliest of them and says so', async () => {
    const { data } = await opened.world.call(contract.mySchedule, range, { token: other });
    const own = data.items.filter((one) => one.own);
    expect(own).toHaveLength(500);
    expect(data.complete).toBe(false);
    for (const { id, start, end } of own.filter((one) => one.id.startsWith('age-'))) {
      expect(daysBetween(start, end), id).toBeLessThanOrEqual(1);
    }
    const last = own.at(-1)?.start ?? '';
    expect(last < `${addDays(monday, 30)}`, 'the latest are left out').toBe(true);
    expect(JSON.stringify(data).length).toBeLessThan(1_000_000);
    const first = await opened.world.call(
      contract.mySchedule,
      { start: '1900-01-01', end: '1900-01-31' },
      { token: other },
    );
    const once = first.data.items.filter(({ id }) => id === 'age-5');
    expect(once.map(({ start, end }) => [start, end])).toEqual([['1900-01-01 00:00', '1900-02-01 00:00']]);
  });

  test('are a day of the home page no longer than any other', async () => {
    const { data } = await opened.world.call(curriculum, { date: monday }, { token: other });
    expect(data.lessons.length).toBeLessThan(100);
  });

  test('can still be changed and deleted', async () => {
    const which = { id: 'age-1', date: saturday, scope: 'series' } as const;
    const changed = { ...entry({ repeat: daily }), ...which };
    expect(await opened.world.call(contract.updateEntry, changed, { token: other })).toMatchObject({ code: 200 });
    expect(
      await opened.world.call(contract.deleteEntry, { id: 'age-2', scope: 'series' }, { token: other }),
    ).toMatchObject({
      code: 200,
    });
  });
});

describe('refuses', () => {
  test.each<[string, Partial<Entry>]>([
    ['an end before the start', { end: `${saturday} 14:30` }],
    ['an end at the start', { end: `${saturday} 15:00` }],
    ['a rule that ends before it begins', { repeat: { ...weekly, until: addDays(saturday, -1) } }],
    ['more than 31 days', { end: `${addDays(saturday, 31)} 15:01` }],
    ['more than 31 whole days', { allDay: true, end: `${addDays(saturday, 31)} 08:00` }],
    ['an age, repeated daily', { start: '1900-01-01 00:00', end: '2999-12-31 23:59', repeat: daily }],
    ['more than a day, repeated daily', { end: `${addDays(saturday, 1)} 15:01`, repeat: daily }],
    ['a weekend, repeated on both its days', { end: `${addDays(saturday, 1)} 18:00`, repeat: weekend }],
  ])('%s', async (_, more) => {
    expect(await opened.world.call(contract.addEntry, entry(more), { token })).toMatchObject({ code: 2601 });
    const id = await add();
    const changed = { ...entry(more), id, scope: 'series' } as const;
    expect(await opened.world.call(contract.updateEntry, changed, { token })).toMatchObject({ code: 2601 });
  });

  test('one day out of a series, as long as any', async () => {
    const id = await add({ repeat: daily });
    const long = { ...entry({ end: `${addDays(saturday, 3)} 15:00` }), id, date: saturday, scope: 'one' } as const;
    expect(await opened.world.call(contract.updateEntry, long, { token })).toMatchObject({ code: 200 });
  });

  test('to change or delete one of a series without the day, or to guess how much of it is meant', async () => {
    const id = await add({ repeat: weekly });
    for (const which of [{ id, scope: 'one' }, { id }, { id, scope: 'series', scop: 'one' }, { id, date: saturday }]) {
      for (const [{ path }, input] of [
        [contract.deleteEntry, which],
        [contract.updateEntry, { ...entry(), ...which }],
      ] as const) {
        expect((await opened.world.send('POST', path, input, { token })).status, JSON.stringify(which)).toBe(400);
      }
    }
    expect(await daysOf(id)).toEqual(weeks(4));
  });

  test('a range of more than two months, and an empty title', async () => {
    const range = { start: monday, end: addDays(monday, 62) };
    expect((await opened.world.call(contract.mySchedule, range, { token })).status).toBe(400);
    expect((await opened.world.call(contract.addEntry, entry({ title: ' ' }), { token })).status).toBe(400);
  });
});
