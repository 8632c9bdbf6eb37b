import { customType, date, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { institutions } from './institutions.ts';

/** The tenant a row belongs to: the first column of every tenant table's key. */
export const institution = () =>
  text('institution')
    .notNull()
    .references(() => institutions.id, { onDelete: 'cascade' });

/** A moment, kept with its zone and read as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A calendar day in Asia/Shanghai, `YYYY-MM-DD`. */
export const calendarDay = (name: string) => date(name, { mode: 'string' });

/** Where a row stands among its siblings, from 0. */
export const position = () => integer('position').notNull();

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
