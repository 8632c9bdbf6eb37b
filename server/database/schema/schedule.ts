import { entryKind } from '@yimen/contract/schedule/entries';
import { repeatKinds } from '@yimen/contract/schedule/recurrence';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { sealedText } from '../secrets/column.ts';
import { oneOf } from './choices.ts';
import { dayOnly, institution, momentColumn } from './columns.ts';
import { ofPerson } from './person.ts';

/** A person's own entries; a repeating one is a single row with its rule. */
export const scheduleEntries = pgTable(
  'schedule_entries',
  {
    institution: institution(),
    person: text('person').notNull(),
    id: text('id').notNull(),
    title: text('title').notNull(),
    start: momentColumn('start').notNull(),
    /** The last minute of the last day for an all-day entry. */
    end: momentColumn('end').notNull(),
    allDay: boolean('all_day').default(false).notNull(),
    place: text('place').notNull(),
    note: text('note').default('').notNull(),
    kind: text('kind', { enum: entryKind.options }).notNull(),
    repeat: text('repeat', { enum: repeatKinds }),
    repeatWeekdays: jsonb('repeat_weekdays').$type<number[]>().default([]).notNull(),
    repeatUntil: dayOnly('repeat_until'),
    repeatCount: integer('repeat_count'),
    /** Minutes before the start; null for no reminder. */
    remind: integer('remind'),
    /** The repeating entry, when this row replaces one of its occurrences. */
    series: text('series'),
    /** Kept for some minutes after the deletion, so that it can be restored. */
    deletedAt: momentColumn('deleted_at'),
  },
  (t) => [
    oneOf(t.kind),
    oneOf(t.repeat),
    primaryKey({ columns: [t.institution, t.person, t.id] }),
    index('schedule_entries_start').on(t.institution, t.person, t.start),
    ofPerson(t),
  ],
);
export type EntryRow = typeof scheduleEntries.$inferSelect;

/** Days on which a repeating entry does not take place as its rule says. */
export const scheduleExceptions = pgTable(
  'schedule_exceptions',
  {
    institution: institution(),
    person: text('person').notNull(),
    entry: text('entry').notNull(),
    day: dayOnly('day').notNull(),
    /** The entry that replaces the occurrence; null when the occurrence was deleted. */
    replacement: text('replacement'),
    at: momentColumn('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.person, t.entry, t.day] }),
    foreignKey({
      columns: [t.institution, t.person, t.entry],
      foreignColumns: [scheduleEntries.institution, scheduleEntries.person, scheduleEntries.id],
    }).onDelete('cascade'),
  ],
);

/** Since when the reminders of an entry have not been looked at; kept by triggers on the entries. */
export const scheduleReminders = pgTable(
  'schedule_reminders',
  {
    institution: institution(),
    person: text('person').notNull(),
    entry: text('entry').notNull(),
    /** When the next one is due, or since when there may have been one. */
    due: momentColumn('due').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.person, t.entry] }),
    index('schedule_reminders_due').on(t.due),
    foreignKey({
      columns: [t.institution, t.person, t.entry],
      foreignColumns: [scheduleEntries.institution, scheduleEntries.person, scheduleEntries.id],
    }).onDelete('cascade'),
  ],
);

/** Secret addresses of calendar files, encrypted so that they can be shown again, and found by their digest. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    institution: institution(),
    person: text('person').notNull(),
    secret: sealedText('secret', 'calendar_feeds.secret').notNull(),
    /** SHA-256 of the secret, which is random and long. */
    digest: text('digest').notNull(),
    createdAt: momentColumn('created_at').notNull(),
    /** Changes with each write of the person's entries, by triggers. */
    revision: text('revision').default(sql`gen_random_uuid()`).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.person] }),
    unique('calendar_feeds_digest').on(t.institution, t.digest),
    ofPerson(t),
  ],
);
