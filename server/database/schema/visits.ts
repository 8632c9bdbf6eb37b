import { sendFeedback } from '@yimen/contract/services/feedback';
import { bigint, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { oneOf } from './choices.ts';
import { dayOnly, institution, momentColumn } from './columns.ts';

const terminalTypes = [1, 2, 3] as const;

/** Visits by day, terminal (1 desktop, 2 mobile, 3 inside WeChat) and kind of visitor. */
export const visits = pgTable(
  'visits',
  {
    institution: institution(),
    day: dayOnly('day').notNull(),
    terminalType: smallint('terminal_type').$type<(typeof terminalTypes)[number]>().notNull(),
    userType: text('user_type').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (t) => [
    oneOf(t.terminalType, terminalTypes),
    primaryKey({ columns: [t.institution, t.day, t.terminalType, t.userType] }),
  ],
);

/** How many uses of a thing were counted for a caller since the beginning of the caller's hour; deleted afterwards. */
export const countedUses = pgTable(
  'counted_uses',
  {
    institution: institution(),
    /** `app <id>` or `article <id>`. */
    thing: text('thing').notNull(),
    /** SHA-256 of the member's id, or of the guest's address. */
    caller: text('caller').notNull(),
    count: integer('count').notNull(),
    since: momentColumn('since').notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.thing, t.caller] }), index('counted_uses_age').on(t.since)],
);

/** Visitors' reports of what is missing or wrong, and what staff answered. */
export const feedback = pgTable(
  'feedback',
  {
    institution: institution(),
    /** The number that people quote: day and what number of that day, `20261128-0007`. */
    id: text('id').notNull(),
    about: text('about', { enum: sendFeedback.input.entries.about.options }).notNull(),
    /** The search text, or the id of the article or service. */
    subject: text('subject').notNull(),
    words: text('words').notNull(),
    /** Null for a guest. */
    person: text('person'),
    at: momentColumn('at').notNull(),
    /** Empty while nobody has answered. */
    reply: text('reply').notNull().default(''),
    /** Name of the department that answered. */
    repliedBy: text('replied_by').notNull().default(''),
    repliedAt: momentColumn('replied_at'),
  },
  (t) => [
    oneOf(t.about),
    primaryKey({ columns: [t.institution, t.id] }),
    index('feedback_newest').on(t.institution, t.at),
    index('feedback_own').on(t.institution, t.person, t.at),
  ],
);
