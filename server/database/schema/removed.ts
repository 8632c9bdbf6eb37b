import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from './choices.ts';
import { institution, momentColumn } from './columns.ts';

/** What was removed from an institution's parts, kept for a time so that it can be put back. */
export const removedRows = pgTable(
  'removed_rows',
  {
    institution: institution(),
    id: uuid('id').notNull(),
    /** The same for all that was removed at once. */
    removal: uuid('removal').notNull(),
    /** The row whose removal took this one along; null for one that was meant. */
    cause: uuid('cause'),
    /** `row`: a row of the part, as exports have it. `name`: a place where a rule of the row named the person. */
    kind: text('kind', { enum: ['row', 'name'] }).notNull(),
    part: text('part').notNull(),
    /** The row's key in its part, for display. */
    key: text('key').notNull(),
    row: jsonb('row').$type<Record<string, unknown>>().notNull(),
    /** Whose the row was; null for what was nobody's. */
    person: text('person'),
    /** `cli:`, `person:` or `system:` with an id, or `server`. */
    by: text('by').notNull(),
    at: momentColumn('at').notNull(),
  },
  (t) => [
    oneOf(t.kind),
    primaryKey({ columns: [t.institution, t.id] }),
    index('removed_rows_removal').on(t.institution, t.removal),
    index('removed_rows_cause').on(t.institution, t.cause),
    index('removed_rows_person').on(t.institution, t.person),
    index('removed_rows_age').on(t.at),
  ],
);
