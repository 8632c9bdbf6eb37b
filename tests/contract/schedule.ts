import { addDays, mondayOf } from '@yimen/contract/days';
import type { InputOf } from '@yimen/contract/endpoint';
import { curriculum } from '@yimen/contract/homepage/person';
import * as contract from '@yimen/contract/homepage/schedule';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayText } from '../../server/institutions/clock.ts';
import type { OpenedWorld } from './opened-world.ts';

type Repeat = NonNullable<InputOf<typeof contract.addEntry>['repeat']>;

const monday = mondayOf(dayText(new Date()));
const saturday = addDays(monday, 5);
const weekly: Repeat = { kind: 'weekly', weekdays: [], until: addDays(saturday, 21), count: null };

/** A person's own entries: one and many times, changed and deleted and brought back, and nobody else's. */
export function scheduleSuite(opened: OpenedWorld): void {
  let token: string;
  beforeAll(async () => {
    token = await opened.world.signIn('2025210417');
  });

  type Entry = InputOf<typeof contract.addEntry>;
  const entry = (more: Partial<Entry> = {}): Entry => ({
    ...{ title: '小组讨论', kind: 'study', place: '研讨间 4' },
    ...{ start: `${saturday} 15:00`, end: `${saturday} 16:30` },
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
      ...{ own: true, title: '小组讨论', kind: 'study', place: '研讨间 4', note: '带上\n第二稿', remind: 15 },
      ...{ start: `${saturday} 15:00`, end: `${saturday} 16:30`, allDay: false, repeat: null },
    });
    const day = (await opened.world.call(curriculum, { date: saturday }, { token })).data;
    expect(day.lessons).toContainEqual(expect.objectContaining({ course: '小组讨论', kind: 'personal' }));
    const other = await opened.world.signIn('2024310086');
    expect((await read(saturday, saturday, { token: other })).map((one) => one.id)).not.toContain(id);
    const which = { id, date: saturday };
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
    await opened.world.call(contract.deleteEntry, { id }, { token });
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
    await opened.world.call(contract.deleteEntry, { id }, { token });
    expect(await daysOf(id)).toEqual([]);
    await opened.world.call(contract.restoreEntry, { id }, { token });
    expect(await daysOf(id)).toEqual(weeks(4));
    await opened.world.call(contract.deleteEntry, { id }, { token });
    await opened.world.db.execute(
      sql`update schedule_entries set deleted_at = deleted_at - interval '1 hour' where id = ${id}`,
    );
    expect(await opened.world.call(contract.restoreEntry, { id }, { token })).toMatchObject({ code: 404 });
  });

  test('lasts whole days, and over midnight is on both days', async () => {
    const id = await add({ allDay: true, end: `${addDays(saturday, 1)} 08:00` });
    const [item] = (await read(addDays(saturday, 1), addDays(saturday, 1))).filter((one) => one.id === id);
    expect(item).toMatchObject({ start: `${saturday} 00:00`, end: `${addDays(saturday, 1)} 23:59`, allDay: true });
    await add({ title: '夜跑', start: `${saturday} 23:00`, end: `${addDays(saturday, 1)} 01:00` });
    const { data } = await opened.world.call(curriculum, { date: addDays(saturday, 1) }, { token });
    expect(data.lessons.find(({ course }) => course === '夜跑')).toMatchObject({ start: '00:00', end: '01:00' });
  });

  describe('refuses', () => {
    test.each<[string, Partial<Entry>]>([
      ['an end before the start', { end: `${saturday} 14:30` }],
      ['an end at the start', { end: `${saturday} 15:00` }],
      ['a rule that ends before it begins', { repeat: { ...weekly, until: addDays(saturday, -1) } }],
    ])('%s', async (_, more) => {
      expect(await opened.world.call(contract.addEntry, entry(more), { token })).toMatchObject({ code: 2601 });
    });

    test('a range of more than two months, and an empty title', async () => {
      const range = { start: monday, end: addDays(monday, 62) };
      expect((await opened.world.call(contract.mySchedule, range, { token })).status).toBe(400);
      expect((await opened.world.call(contract.addEntry, entry({ title: ' ' }), { token })).status).toBe(400);
    });
  });
}
