import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Answers of writes by the caller's key, so that a repeated call is answered again and not applied again. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    /** Institution and member, system or guest's session: a key means something only to who chose it. */
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    /** Hash of endpoint and input: the same key with other content is a mistake. */
    fingerprint: text('fingerprint').notNull(),
    /** The envelope; null while the first call is still at work. */
    answer: jsonb('answer'),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.key] }), index('idempotent_answers_at').on(table.at)],
);
