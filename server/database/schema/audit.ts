import { isNull, sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { sealedText } from '../secrets/column.ts';
import { bytes, institution, momentColumn } from './columns.ts';

/** What was done, by whom, and when. Not bound to the institution's row: it stays when the institution is deleted. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** Its key, or `@installation` for what concerns all. */
    institution: text('institution').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    at: momentColumn('at').notNull().defaultNow(),
    /** The order of what was written in the same millisecond, or transaction. */
    ordinal: bigint('ordinal', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** `person:`, `cli:` or `system:` with an id, `visitor`, or `server` for what the program does by itself. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    /** The part of the institution that changed, such as `notices`, and the row's key in it; empty when there is none. */
    part: text('part').notNull().default(''),
    key: text('key').notNull().default(''),
    /** The changed fields, as they were and as they are. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    detail: text('detail').notNull().default(''),
    /** The SHA-256, in hex, of what `audit_differences` holds of it; empty when there is nothing. */
    differences: text('differences').notNull().default(''),
    address: text('address').notNull().default(''),
    /** Events alike within an hour are one row: how many, and when the last one was. */
    tally: text('tally'),
    count: integer('count').notNull().default(1),
    lastAt: momentColumn('last_at').notNull().defaultNow(),
    /** The month (`YYYY-MM`) whose chain the entry is sealed in, its place there from 1, and its link; null before. */
    month: text('month'),
    sequence: integer('sequence'),
    hash: text('hash'),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.id] }),
    index('audit_entries_by_time').on(t.institution, t.at),
    unique('audit_entries_tally').on(t.institution, t.tally),
    unique('audit_entries_sequence').on(t.institution, t.month, t.sequence),
    index('audit_entries_source_states')
      .on(t.institution, t.key, t.at)
      .where(sql`${t.action} in ('source-stopped', 'source-resumed')`),
    index('audit_entries_unsealed').on(t.institution, t.at).where(isNull(t.sequence)),
  ],
);

/** All that an entry changed, where that is too much for the entry itself; goes with it. */
export const auditDifferences = pgTable(
  'audit_differences',
  {
    institution: text('institution').notNull(),
    entry: uuid('entry').notNull(),
    /** Lines of JSON, compressed; a person's values are encrypted under their key, as in entries. */
    content: bytes('content').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.entry] }),
    foreignKey({
      columns: [t.institution, t.entry],
      foreignColumns: [auditEntries.institution, auditEntries.id],
    }).onDelete('cascade'),
  ],
);

/**
 * The key of a person's values in entries. Erasing the person deletes it, and the values with it; not bound to the
 * person's row, which may go without being erased.
 */
export const personKeys = pgTable(
  'person_keys',
  { institution: institution(), person: text('person').notNull(), key: sealedText('key', 'person_keys.key').notNull() },
  (t) => [primaryKey({ columns: [t.institution, t.person] })],
);

/** The chain of each month in which entries were sealed. Kept for good: what is left proves itself by what was. */
export const auditSeals = pgTable(
  'audit_seals',
  {
    institution: text('institution').notNull(),
    month: text('month').notNull(),
    /** The hash that the month's first entry follows: the last one of the month before it, empty for the first. */
    previous: text('previous').notNull(),
    /** The hash of the month's last entry. */
    hash: text('hash').notNull(),
    count: integer('count').notNull(),
    /** How many of them, from the first, were sent to a syslog server. */
    sent: integer('sent').notNull().default(0),
    /** When the month's entries were deleted, because they had been kept long enough. */
    removedAt: momentColumn('removed_at'),
  },
  (t) => [primaryKey({ columns: [t.institution, t.month] })],
);
