import type { Envelope } from '@yimen/contract/envelope';
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { sealedJson } from '../../database/secrets/column.ts';

/** Answers of writes by the caller's key, so that a repeated call gets the stored answer and is not applied again. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    /** Institution and member, system or guest's session: keys of different callers are independent. */
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    /** Hash of endpoint and input: the same key with other content is refused. */
    fingerprint: text('fingerprint').notNull(),
    /** Encrypted, because some answers hold a secret; null while the first call is still running. */
    answer: sealedJson<Envelope<unknown>>('answer', 'idempotent_answers.answer'),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.key] }), index('idempotent_answers_at').on(table.at)],
);
