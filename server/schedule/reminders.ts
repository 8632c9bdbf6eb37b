import { dayOfNumber, numberOfDay } from '@yimen/contract/days';
import { paths, withQuery } from '@yimen/contract/paths';
import { undoMinutes } from '@yimen/contract/schedule/entries';
import { dayNumbersOf } from '@yimen/contract/schedule/recurrence';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, Queryable } from '../database/open.ts';
import { messages } from '../database/schema/person.ts';
import { type EntryRow, scheduleEntries, scheduleExceptions, scheduleReminders } from '../database/schema/schedule.ts';
import { defineJob } from '../jobs/job.ts';
import { dayText, minuteMs, minuteText, parseMinute } from '../lib/time.ts';
import { portalMessageId, scheduleReminder } from '../messages/tell.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { lastingOf, rowRepeat } from './occurrences.ts';

/** Most entries that one transaction looks at. */
const batch = 500;
/** How long after its start an occurrence is still told of, in ms: reminders at the start come a little late. */
const lateMs = 5 * minuteMs;
/** How far ahead the next occurrence is looked for, in days: 29 February comes each eighth year at the latest. */
const horizons = [62, 800, 3300];

/** An entry, and since when its reminders have not been looked at. */
interface Waiting {
  readonly entry: EntryRow;
  readonly since: Date;
}

/**
 * Writes a message to each person whose entry is to be remembered by now; `again` when there are more. What was due while
 * no server ran is told until it has begun.
 */
export async function remindDue(db: Queryable, now: Date): Promise<'done' | 'again'> {
  const waiting = await readWaiting(db, now);
  if (waiting.length === 0) return 'done';
  const isExcepted = await readExcepted(
    db,
    waiting.map(({ entry }) => entry),
    now,
  );
  const told = waiting.flatMap(({ entry, since }) =>
    startsBetween(
      entry,
      Math.max(since.getTime() + remindMs(entry), now.getTime() - lateMs),
      now.getTime() + remindMs(entry),
    )
      .filter((start) => !isExcepted(entry, dayText(start)))
      .map((start) => messageOf(entry, start, now)),
  );
  // Its id names the occurrence: one that was told already is not told again, whatever the clock says.
  if (told.length > 0) await db.insert(messages).values(told).onConflictDoNothing();
  await setNext(db, waiting, now);
  return waiting.length === batch ? 'again' : 'done';
}

const remindMs = ({ remind }: EntryRow) => (remind ?? 0) * minuteMs;

async function readWaiting(db: Queryable, now: Date): Promise<Waiting[]> {
  const { institution, person, entry, due } = scheduleReminders;
  return db
    .select({ entry: scheduleEntries, since: due })
    .from(scheduleReminders)
    .innerJoin(
      scheduleEntries,
      and(
        eq(scheduleEntries.institution, institution),
        eq(scheduleEntries.person, person),
        eq(scheduleEntries.id, entry),
      ),
    )
    .where(lte(due, now))
    .orderBy(asc(due))
    .limit(batch)
    .for('update', { of: scheduleReminders, skipLocked: true });
}

const entryKey = ({ institution, person, id }: Pick<EntryRow, 'institution' | 'person' | 'id'>) =>
  JSON.stringify([institution, person, id]);

/** Tells whether an entry does not take place on a day as its rule says. */
async function readExcepted(
  db: Queryable,
  entries: readonly EntryRow[],
  now: Date,
): Promise<(entry: EntryRow, day: string) => boolean> {
  const repeating = entries.filter(({ repeat }) => repeat !== null);
  if (repeating.length === 0) return () => false;
  const { institution, person, entry: id, day } = scheduleExceptions;
  const names = repeating.map((one) => sql`(${one.institution}, ${one.person}, ${one.id})`);
  const rows = await db
    .select({ institution, person, id, day })
    .from(scheduleExceptions)
    .where(
      and(
        sql`(${institution}, ${person}, ${id}) in (${sql.join(names, sql`, `)})`,
        sql`${day} >= ${dayText(new Date(now.getTime() - lateMs))}`,
      ),
    );
  const known = new Set(rows.map((row) => `${entryKey(row)} ${row.day}`));
  return (entry, on) => known.has(`${entryKey(entry)} ${on}`);
}

/** When the occurrences of an entry begin that begin within a span of ms, both ends included. */
function startsBetween(entry: EntryRow, first: number, last: number): Date[] {
  const { day, from } = lastingOf(entry);
  const [begin, end] = [first, last].map((ms) => numberOfDay(dayText(new Date(ms)))) as [number, number];
  return dayNumbersOf(day, rowRepeat(entry), begin, end)
    .map((number) => parseMinute(`${dayOfNumber(number)} ${from}`))
    .filter((start) => start.getTime() >= first && start.getTime() <= last);
}

/** When the next reminder of an entry after this moment is due; null for none. */
function nextDue(entry: EntryRow, now: Date): Date | null {
  const after = now.getTime() + remindMs(entry) + 1;
  for (const days of horizons) {
    const [start] = startsBetween(entry, after, after + days * 1440 * minuteMs);
    if (start) return new Date(start.getTime() - remindMs(entry));
    if (!entry.repeat) return null;
  }
  return null;
}

function messageOf(entry: EntryRow, start: Date, now: Date): typeof messages.$inferInsert {
  const { institution, person, id, title, place, allDay } = entry;
  const [day = '', time = ''] = minuteText(start).split(' ');
  return {
    institution,
    person,
    id: portalMessageId(`reminder ${id} ${day} ${time}`),
    title,
    text: [`${day}${allDay ? ' 全天' : ` ${time} 开始`}`, place].filter(Boolean).join('，'),
    source: scheduleReminder,
    sentAt: now,
    read: false,
    link: withQuery(paths['schedule-center'], { view: 'day', date: day }),
    app: null,
  };
}

async function setNext(db: Queryable, waiting: readonly Waiting[], now: Date): Promise<void> {
  const next = waiting.map(({ entry: { institution, person, id }, entry }) => {
    const due = nextDue(entry, now);
    return { institution, person, entry: id, due: due?.toISOString() };
  });
  const named = sql`jsonb_to_recordset(${JSON.stringify(next)}::jsonb) as named (institution text, person text, entry text, due timestamptz)`;
  const { institution, person, entry } = scheduleReminders;
  const isNamed = sql`(${institution}, ${person}, ${entry}) = (named.institution, named.person, named.entry)`;
  await db.execute(
    sql`update ${scheduleReminders} set due = named.due from ${named} where ${isNamed} and named.due is not null`,
  );
  await db.execute(sql`delete from ${scheduleReminders} using ${named} where ${isNamed} and named.due is null`);
}

/** Has reminders of the last minutes looked at again: one of them may be of an occurrence that was brought back. */
export async function lookAgain(here: Scoped, { person, id, remind }: EntryRow): Promise<void> {
  if (remind === null) return;
  const due = new Date(Date.now() - undoMinutes * minuteMs);
  const { institution, person: whose, entry } = scheduleReminders;
  await here.db
    .insert(scheduleReminders)
    .values({ institution: here.institution, person, entry: id, due })
    .onConflictDoUpdate({
      target: [institution, whose, entry],
      set: { due: sql`least(${scheduleReminders.due}, excluded.due)` },
    });
}

/** Reminds people of their own entries. */
export const remindJob = defineJob({
  name: 'remind-schedule',
  title: scheduleReminder,
  takes: v.null(),
  cron: '* * * * *',
  keptSeconds: 86_400,
  isUrgent: true,
  run: ({ db, now }: { db: Database; now: Date }) => remindDue(db, now),
});
