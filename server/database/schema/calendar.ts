import { calendarKind } from '@yimen/contract/schedule/calendar';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import { oneOf } from './choices.ts';
import { dayOnly, institution } from './columns.ts';

export const terms = pgTable(
  'terms',
  {
    institution: institution(),
    id: text('id').notNull(),
    year: text('year').notNull(),
    name: text('name').notNull(),
    startDate: dayOnly('start_date').notNull(),
    endDate: dayOnly('end_date').notNull(),
    totalWeeks: integer('total_weeks').notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.id] })],
);

export type CalendarKind = v.InferOutput<typeof calendarKind>;

/** The day's periods (作息时间), `HH:mm`. */
export const periods = pgTable(
  'periods',
  {
    institution: institution(),
    no: integer('no').notNull(),
    name: text('name').notNull(),
    start: text('start').notNull(),
    end: text('end').notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.no] })],
);

export const calendarEvents = pgTable(
  'calendar_events',
  {
    institution: institution(),
    id: text('id').notNull(),
    title: text('title').notNull(),
    start: dayOnly('start').notNull(),
    end: dayOnly('end').notNull(),
    kind: text('kind', { enum: calendarKind.options }).notNull(),
    note: text('note').notNull(),
    /** The day whose timetable is taught on the event's first day (调休补课); later days follow one by one. */
    follows: dayOnly('follows'),
  },
  (t) => [oneOf(t.kind), primaryKey({ columns: [t.institution, t.id] })],
);
