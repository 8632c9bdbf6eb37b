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
  parseMinute,
  timeOf,
  weekdayOf,
} from '../lib/time.ts';
import { ownedBy, type Scoped } from '../tenancy/scoped.ts';
import { lastingOf, occurrencesOf, rowRepeat } from './occurrences.ts';
import { lookAgain } from './reminders.ts';
import { maxEntries, maxExceptions, readExceptions } from './store.ts';

type EntryInput = ValidInputOf<typeof addEntry>;
type EntryUpdate = ValidInputOf<typeof updateEntry>;
type EntryDeletion = ValidInputOf<typeof deleteEntry>;

const noEntry = () => notFound('没有找到这项日程，它可能已经删除');
const badTimes = (message: string) => new Refusal(codes.badTimes, message);
const whereEntry = (person: Person, id: string) => ownedBy(scheduleEntries, person, eq(scheduleEntries.id, id));
const undoable = () => new Date(Date.now() - undoMinutes * 60_000);

/** The columns of an entry: an all-day one covers whole days; a repeating one begins on the first day of its rule. */
function entryColumns({ title, kind, start, end, allDay, place, note, repeat, remind }: EntryInput) {
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
    start: parseMinute(`${began} ${first}`),
    end: parseMinute(`${addDays(began, days)} ${last}`),
    repeat: rule?.kind ?? null,
    repeatWeekdays: rule ? [...rule.weekdays] : [],
    repeatUntil: rule?.until ?? null,
    repeatCount: rule?.count ?? null,
  };
}

/** Adds the weekday of the first day to a rule's weekdays. */
function withWeekday(repeat: Repeat, day: string): Repeat {
  if (repeat.kind !== 'weekly' && repeat.kind !== 'biweekly') return { ...repeat, weekdays: [] };
  return { ...repeat, weekdays: [...new Set([...repeat.weekdays, weekdayOf(day)])].sort() };
}

const shownAs = (id: string, { start }: { start: Date }) => ({ id, date: dayText(start) });

export async function addRow(here: Scoped, person: Person, given: EntryInput, series: string | null = null) {
  const columns = entryColumns(given);
  if ((await here.count(scheduleEntries, ownedBy(scheduleEntries, person))) >= maxEntries) {
    throw new Refusal(codes.tooManyEntries, `最多保存 ${maxEntries} 项日程，请先删除一些`);
  }
  const id = `e-${randomBytes(9).toString('hex')}`;
  await here.insert(scheduleEntries, [{ ...columns, id, person: person.id, series }]);
  return shownAs(id, columns);
}

/** The stored entry. Throws when it does not take place on the given day. */
async function findEntry(
  here: Scoped,
  person: Person,
  { id, date }: Pick<EntryDeletion, 'id' | 'date'>,
): Promise<EntryRow> {
  const row = await here.first(scheduleEntries, and(whereEntry(person, id), isNull(scheduleEntries.deletedAt)));
  if (!row) throw noEntry();
  if (date === undefined || !row.repeat) return row;
  const exceptions = await readExceptions(here, person, { start: date, end: date });
  const takesPlace = occurrencesOf(row, date, date).includes(numberOfDay(date));
  if (!takesPlace || exceptions.get(id)?.has(date)) throw noEntry();
  return row;
}

/** The day, when a single occurrence of a repeating entry is meant; null when the whole entry is. */
const oneDay = (row: EntryRow, { scope, date }: Pick<EntryDeletion, 'scope' | 'date'>): string | null =>
  scope === 'one' && date !== undefined && row.repeat !== null ? date : null;

/** Changes an entry, or replaces one occurrence of it by another entry. */
export async function update(here: Scoped, person: Person, { id, date, scope, ...given }: EntryUpdate) {
  const row = await findEntry(here, person, { id, date });
  const day = oneDay(row, { date, scope });
  if (day !== null) {
    const added = await addRow(here, person, { ...given, repeat: null }, id);
    await except(here, person, { entry: id, day, replacement: added.id });
    return added;
  }
  const began = lastingOf(row).day;
  const moved = date === undefined ? 0 : daysBetween(date, given.start);
  // The form shows one occurrence; the whole series moves by as many days as that one was moved.
  const shift = date === undefined ? 0 : daysBetween(given.start, addDays(began, moved));
  const columns = entryColumns({
    ...given,
    start: addDaysToMinute(given.start, shift),
    end: addDaysToMinute(given.end, shift),
  });
  await here.update(scheduleEntries, columns, whereEntry(person, id));
  if (moved !== 0) await moveExceptions(here, person, id, moved);
  return date === undefined || !rowRepeat({ ...row, ...columns })
    ? shownAs(id, columns)
    : { id, date: dayOf(given.start) };
}

/** Excludes one day from a repeating entry. */
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

/** An entry and the entries that replace its occurrences. */
const wholeSeries = (person: Person, id: string) =>
  ownedBy(scheduleEntries, person, or(eq(scheduleEntries.id, id), eq(scheduleEntries.series, id)));

/** Deletes an entry or one occurrence; it can be restored for some minutes. */
export async function remove(here: Scoped, person: Person, asked: EntryDeletion) {
  const { id } = asked;
  const now = new Date();
  await here.delete(scheduleEntries, ownedBy(scheduleEntries, person, lt(scheduleEntries.deletedAt, undoable())));
  const row = await findEntry(here, person, asked);
  const day = oneDay(row, asked);
  if (day !== null) await except(here, person, { entry: id, day, replacement: null });
  else {
    const there = and(wholeSeries(person, id), isNull(scheduleEntries.deletedAt)) ?? sql`false`;
    await here.update(scheduleEntries, { deletedAt: now }, there);
  }
  return { id, restorableUntil: minuteText(new Date(now.getTime() + undoMinutes * 60_000)) };
}

/** Restores what was deleted in the last minutes; entries that exist are not changed. */
export async function restore(here: Scoped, person: Person, asked: EntryDeletion) {
  const { id } = asked;
  const row = await here.first(scheduleEntries, whereEntry(person, id));
  if (!row || (row.deletedAt && row.deletedAt < undoable())) throw noEntry();
  const one = oneDay(row, asked);
  if (one !== null) {
    const { entry: of, day, replacement, at } = scheduleExceptions;
    const deleted = and(eq(of, id), eq(day, one), isNull(replacement), gte(at, undoable()));
    const count = await here.delete(scheduleExceptions, ownedBy(scheduleExceptions, person, deleted));
    if (count > 0) await lookAgain(here, row);
  } else if (row.deletedAt) {
    const together = eq(scheduleEntries.deletedAt, row.deletedAt);
    await here.update(scheduleEntries, { deletedAt: null }, and(wholeSeries(person, id), together) ?? sql`false`);
  }
  return { id };
}
