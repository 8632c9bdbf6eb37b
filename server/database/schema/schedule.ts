import { entryKind } from '@yimen/contract/schedule/entries';
import { repeatKinds } from '@yimen/contract/schedule/recurrence';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { sealedText } from '../secrets/column.ts';
import { oneOf } from './choices.ts';
import { calendarDay, institution, moment } from './columns.ts';
import { ofPerson } from './person.ts';

/** A person's own entries, those that repeat once with their rule. */
export const scheduleEntries = pgTable(
  'schedule_entries',
  {
    institution: institution(),
    person: text('person').notNull(),
    id: text('id').notNull(),
    title: text('title').notNull(),
    start: moment('start').notNull(),
    /** The last minute of the last day when it lasts all day. */
    end: moment('end').notNull(),
    allDay: boolean('all_day').default(false).notNull(),
    place: text('place').notNull(),
    note: text('note').default('').notNull(),
    kind: text('kind', { enum: entryKind.options }).notNull(),
    repeat: text('repeat', { enum: repeatKinds }),
    repeatWeekdays: jsonb('repeat_weekdays').$type<number[]>().default([]).notNull(),
    repeatUntil: calendarDay('repeat_until'),
    repeatCount: integer('repeat_count'),
    /** Minutes before the start; null for no reminder. */
    remind: integer('remind'),
    /** The entry that repeats, of which this stands for one occurrence. */
    series: text('series'),
    /** Kept for some minutes after it was deleted, so that it can come back. */
    deletedAt: moment('deleted_at'),
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

/** Days on which an entry that repeats does not take place as its rule says. */
export const scheduleExceptions = pgTable(
  'schedule_exceptions',
  {
    institution: institution(),
    person: text('person').notNull(),
    entry: text('entry').notNull(),
    day: calendarDay('day').notNull(),
    /** The entry that stands for the occurrence; null when it was deleted. */
    replacement: text('replacement'),
    at: moment('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.person, t.entry, t.day] }),
    foreignKey({
      columns: [t.institution, t.person, t.entry],
      foreignColumns: [scheduleEntries.institution, scheduleEntries.person, scheduleEntries.id],
    }).onDelete('cascade'),
  ],
);

/** Secret addresses of calendar files, sealed so that they can be shown again, and found by their digest. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    institution: institution(),
    person: text('person').notNull(),
    secret: sealedText('secret', 'calendar_feeds.secret').notNull(),
    /** SHA-256 of the secret, which is random and long. */
    digest: text('digest').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.person] }),
    unique('calendar_feeds_digest').on(t.institution, t.digest),
    ofPerson(t),
  ],
);
