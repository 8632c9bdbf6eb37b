import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { institution, momentColumn } from './columns.ts';

/** The outside addresses that an institution's content names, and what they answered. */
export const linkChecks = pgTable(
  'link_checks',
  {
    institution: institution(),
    address: text('address').notNull(),
    /** The HTTP status of the last answer, or the code of the error instead of one; empty before the first. */
    status: text('status').notNull().default(''),
    /** The first failure since it answered last; null while it answers. */
    failsSince: momentColumn('fails_since'),
    askedAt: momentColumn('asked_at'),
  },
  (t) => [primaryKey({ columns: [t.institution, t.address] })],
);
