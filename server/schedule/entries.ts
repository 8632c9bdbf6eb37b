import { randomBytes } from 'node:crypto';
import { numberOfDay } from '@yimen/contract/days';
import type { ValidInputOf } from '@yimen/contract/endpoint';
import { codes } from '@yimen/contract/envelope';
import type { addEntry, deleteEntry, updateEntry } from '@yimen/contract/schedule/entries';
import { undoMinutes } from '@yimen/contract/schedule/entries';
import { lengthProblem } from '@yimen/contract/schedule/entry-length';
import { daysOf, type Repeat } from '@yimen/contract/schedule/recurrence';
import { and, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import { type EntryRow, scheduleEntries, scheduleExceptions } from '../database/schema/schedule.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { Person } from '../http/visit.ts';
import {
  addDays,
  addDaysToMinute,
  dayOf,
  daysBetween,
  dayText,
  minuteText,
  momentOf,
  timeOf,
  weekdayOf,
} from '../lib/time.ts';
import { ownedBy, type Scoped } from '../tenancy/scoped.ts';
import { occurrencesOf, repeatOf, spanOf } from './occurrences.ts';
import { maxEntries, maxExceptions, readExceptions } from './store.ts';

type Given = ValidInputOf<typeof addEntry>;
type Changed = ValidInputOf<typeof updateEntry>;
type Which = ValidInputOf<typeof deleteEntry>;

const noEntry = () => notFound('没有找到这项日程，它可能已经删除');
const badTimes = (message: string) => new Refusal(codes.badTimes, message);
const entry = (person: Person, id: string) => ownedBy(scheduleEntries, person, eq(scheduleEntries.id, id));
const undoable = () => new Date(Date.now() - undoMinutes * 60_000);

/** The columns of what was given: all day are whole days, and what repeats begins on the first day of its rule. */
function columnsOf({ title, kind, start, end, allDay, place, note, repeat, remind }: Given) {
  const [day = '', from = ''] = start.split(' ');
  const days = daysBetween(day, end);
  const [first, last] = [allDay ? '00:00' : from, allDay ? '23:59' : timeOf(end)];
  if (days < 0 || (days === 0 && last <= first)) throw badTimes('结束时间要晚于开始时间');
  const rule = repeat && withWeekday(repeat, day);
  const tooLong = lengthProblem({ start, end, allDay }, rule);
  if (tooLong !== null) throw badTimes(tooLong);
  const began = rule ? daysOf(day, rule, day, addDays(day, 400))[0] : day;
  if (began === undefined) throw badTimes('重复的截止日期早于开始日期');
  return {
    title,
    kind,
    allDay,
    place,
    note,
    remind,
    start: momentOf(`${began} ${first}`),
    end: momentOf(`${addDays(began, days)} ${last}`),
    repeat: rule?.kind ?? null,
    repeatWeekdays: rule ? [...rule.weekdays] : [],
    repeatUntil: rule?.until ?? null,
    repeatCount: rule?.count ?? null,
  };
}

/** The weekday something begins on belongs to the weekdays it repeats on. */
function withWeekday(repeat: Repeat, day: string): Repeat {
  if (repeat.kind !== 'weekly' && repeat.kind !== 'biweekly') return { ...repeat, weekdays: [] };
  return { ...repeat, weekdays: [...new Set([...repeat.weekdays, weekdayOf(day)])].sort() };
}

const shownAs = (id: string, { start }: { start: Date }) => ({ id, date: dayText(start) });

/** Adds an entry. */
export async function add(here: Scoped, person: Person, given: Given, series: string | null = null) {
  const columns = columnsOf(given);
  if ((await here.count(scheduleEntries, ownedBy(scheduleEntries, person))) >= maxEntries) {
    throw new Refusal(codes.tooManyEntries, `最多保存 ${maxEntries} 项日程，请先删除一些`);
  }
  const id = `e-${randomBytes(9).toString('hex')}`;
  await here.insert(scheduleEntries, [{ ...columns, id, person: person.id, series }]);
  return shownAs(id, columns);
}

/** The entry as it is, when it takes place on the day named. */
async function find(here: Scoped, person: Person, { id, date }: Pick<Which, 'id' | 'date'>): Promise<EntryRow> {
  const row = await here.first(scheduleEntries, and(entry(person, id), isNull(scheduleEntries.deletedAt)));
  if (!row) throw noEntry();
  if (date === undefined || !row.repeat) return row;
  const exceptions = await readExceptions(here, person, { start: date, end: date });
  const takesPlace = occurrencesOf(row, date, date).includes(numberOfDay(date));
  if (!takesPlace || exceptions.get(id)?.has(date)) throw noEntry();
  return row;
}

/** The day of the one occurrence that is meant of what repeats; null when all of it is. */
const oneDay = (row: EntryRow, { scope, date }: Pick<Which, 'scope' | 'date'>): string | null =>
  scope === 'one' && date !== undefined && row.repeat !== null ? date : null;

/** Changes an entry, or lets another stand for one occurrence of it. */
export async function update(here: Scoped, person: Person, { id, date, scope, ...given }: Changed) {
  const row = await find(here, person, { id, date });
  const day = oneDay(row, { date, scope });
  if (day !== null) {
    const added = await add(here, person, { ...given, repeat: null }, id);
    await except(here, person, { entry: id, day, replacement: added.id });
    return added;
  }
  const began = spanOf(row).day;
  const moved = date === undefined ? 0 : daysBetween(date, given.start);
  // The form shows the occurrence it was opened from; the series moves by as many days as that one was moved.
  const shift = date === undefined ? 0 : daysBetween(given.start, addDays(began, moved));
  const columns = columnsOf({
    ...given,
    start: addDaysToMinute(given.start, shift),
    end: addDaysToMinute(given.end, shift),
  });
  await here.update(scheduleEntries, columns, entry(person, id));
  if (moved !== 0) await moveExceptions(here, person, id, moved);
  return date === undefined || !repeatOf({ ...row, ...columns })
    ? shownAs(id, columns)
    : { id, date: dayOf(given.start) };
}

/** Takes one day out of what repeats. */
async function except(
  here: Scoped,
  person: Person,
  exception: { entry: string; day: string; replacement: string | null },
): Promise<void> {
  if ((await here.count(scheduleExceptions, ownedBy(scheduleExceptions, person))) >= maxExceptions) {
    throw new Refusal(codes.tooManyEntries, `最多单独修改或删除 ${maxExceptions} 次，请先删除一些重复的日程`);
  }
  await here.insertNew(scheduleExceptions, [{ ...exception, person: person.id, at: new Date() }]);
}

async function moveExceptions(here: Scoped, person: Person, id: string, days: number): Promise<void> {
  const mine = ownedBy(scheduleExceptions, person, eq(scheduleExceptions.entry, id));
  const rows = await here.rows(scheduleExceptions, { where: mine });
  await here.delete(scheduleExceptions, mine);
  await here.insert(
    scheduleExceptions,
    rows.map(({ institution: _, ...row }) => ({ ...row, day: addDays(row.day, days) })),
  );
}

/** An entry and what stands for occurrences of it. */
const whole = (person: Person, id: string) =>
  ownedBy(scheduleEntries, person, or(eq(scheduleEntries.id, id), eq(scheduleEntries.series, id)));

/** Deletes an entry or one occurrence; for some minutes it can come back. */
export async function remove(here: Scoped, person: Person, asked: Which) {
  const { id } = asked;
  const now = new Date();
  await here.delete(scheduleEntries, ownedBy(scheduleEntries, person, lt(scheduleEntries.deletedAt, undoable())));
  const row = await find(here, person, asked);
  const day = oneDay(row, asked);
  if (day !== null) await except(here, person, { entry: id, day, replacement: null });
  else {
    const there = and(whole(person, id), isNull(scheduleEntries.deletedAt)) ?? sql`false`;
    await here.update(scheduleEntries, { deletedAt: now }, there);
  }
  return { id, restorableUntil: minuteText(new Date(now.getTime() + undoMinutes * 60_000)) };
}

/** Brings back what was deleted in the last minutes; what is there stays. */
export async function restore(here: Scoped, person: Person, asked: Which) {
  const { id } = asked;
  const row = await here.first(scheduleEntries, entry(person, id));
  if (!row || (row.deletedAt && row.deletedAt < undoable())) throw noEntry();
  const one = oneDay(row, asked);
  if (one !== null) {
    const { entry: of, day, replacement, at } = scheduleExceptions;
    const deleted = and(eq(of, id), eq(day, one), isNull(replacement), gte(at, undoable()));
    await here.delete(scheduleExceptions, ownedBy(scheduleExceptions, person, deleted));
  } else if (row.deletedAt) {
    const together = eq(scheduleEntries.deletedAt, row.deletedAt);
    await here.update(scheduleEntries, { deletedAt: null }, and(whole(person, id), together) ?? sql`false`);
  }
  return { id };
}
