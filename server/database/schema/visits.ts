import { bigint, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { calendarDay, institution } from './columns.ts';

/** Visits by day, terminal (1 desktop, 2 mobile, 3 inside WeChat) and kind of visitor. */
export const visits = pgTable(
  'visits',
  {
    institution: institution(),
    day: calendarDay('day').notNull(),
    terminalType: smallint('terminal_type').$type<1 | 2 | 3>().notNull(),
    userType: text('user_type').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.day, t.terminalType, t.userType] })],
);
