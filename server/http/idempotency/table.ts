import type { Envelope } from '@yimen/contract/envelope';
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { sealedJson } from '../../database/secrets/column.ts';

/** Who repeats a call: a system, a member in any of their sessions, or a guest's session. */
interface Repeating {
  readonly system?: { readonly id: string } | null;
  readonly person?: { readonly id: string } | null;
  readonly session?: { readonly id: string } | null;
}

/** The key of a caller of an institution. */
export const callerOf = (institution: string, { system, person, session }: Repeating): string =>
  `${institution}/${system ? `system/${system.id}` : person ? `person/${person.id}` : session?.id}`;

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
