import { customType, date, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { institutions } from './institutions.ts';

/** The institution of a row: the first column of every tenant table's key. */
export const institution = () =>
  text('institution')
    .notNull()
    .references(() => institutions.id, { onDelete: 'cascade' });

/** A time, stored with its zone and read as a Date. */
export const momentColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A calendar day in Asia/Shanghai, `YYYY-MM-DD`. */
export const dayOnly = (name: string) => date(name, { mode: 'string' });

/** The position of a row among its siblings, from 0. */
export const position = () => integer('position').notNull();

/** Binary data. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
