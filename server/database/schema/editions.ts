import { releaseStates } from '@yimen/contract/staff/releases';
import type { Withdrawal } from '@yimen/contract/withdrawal';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, pgSequence, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { oneOf } from './choices.ts';
import { institution, momentColumn } from './columns.ts';

/**
 * Numbers what is saved and published of all rows: the larger one is the later one. So a draft that was discarded and
 * begun anew is not taken for the former one.
 */
export const revisions = pgSequence('revisions');

/** A row of content, as releases name it. */
export interface RowName {
  readonly part: string;
  /** The row's key as JSON. */
  readonly key: string;
}

/** One act by which content changed for visitors: a command, an import, or drafts that were published together. */
export const releases = pgTable(
  'releases',
  {
    institution: institution(),
    /** From 1. */
    number: integer('number').notNull(),
    title: text('title').notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: releaseStates }).notNull(),
    /** Who published or submitted it: `person:`, `cli:` or `system:` with an id. */
    actor: text('actor').notNull(),
    /** Who approved or returned it; empty for nobody. */
    reviewer: text('reviewer').notNull().default(''),
    /** What was submitted or planned; of a release that was published at once its editions tell. */
    items: jsonb('items').$type<readonly RowName[]>().notNull().default([]),
    createdAt: momentColumn('created_at').notNull().defaultNow(),
    /** When it is to be published; null for at once. */
    dueAt: momentColumn('due_at'),
    /** When it was published, returned, cancelled or failed; null before. */
    endedAt: momentColumn('ended_at'),
    /** Why it was returned, or failed; else empty. */
    failure: text('failure').notNull().default(''),
  },
  (t) => [
    oneOf(t.state),
    primaryKey({ columns: [t.institution, t.number] }),
    index('releases_due').on(t.dueAt).where(sql`${t.state} = 'scheduled'`),
  ],
);

/** What a row was from one release to the next. */
export const editions = pgTable(
  'editions',
  {
    institution: institution(),
    part: text('part').notNull(),
    /** The row's key as JSON. */
    key: text('key').notNull(),
    /** From 1. */
    number: integer('number').notNull(),
    /** Null for the first that is kept: what was there before the others. */
    release: integer('release'),
    /** The row as an export writes it; null where it was withdrawn. */
    content: jsonb('content').$type<Readonly<Record<string, unknown>>>(),
    /** What visitors are told of the withdrawal; null where they are told nothing, and where the row was not withdrawn. */
    withdrawal: jsonb('withdrawal').$type<Withdrawal>(),
    /** Of {@link revisions}. */
    revision: integer('revision').notNull().default(sql`nextval('revisions')`),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.part, t.key, t.number] }),
    index('editions_release').on(t.institution, t.release),
    foreignKey({ columns: [t.institution, t.release], foreignColumns: [releases.institution, releases.number] }),
  ],
);

/** A field of a draft. */
export interface DraftField {
  readonly value: unknown;
  /** What visitors saw as far as who saved the field knew; null for nothing. */
  readonly base: unknown;
  /** The draft's revision with which it was saved. */
  readonly revision: number;
  /** Who wrote the value first. */
  readonly by: string;
  /** What another person had saved meanwhile; absent once somebody has chosen by saving the field again. */
  readonly rival?: { readonly value: unknown; readonly by: string };
}

/** What is to change in a row, shared by all who edit it. */
export const drafts = pgTable(
  'drafts',
  {
    institution: institution(),
    part: text('part').notNull(),
    /** The row's key as JSON. */
    key: text('key').notNull(),
    /** Of {@link revisions}. */
    revision: integer('revision').notNull(),
    /** By column; `guide.fee` for a field of an object whose fields are edited one by one. */
    fields: jsonb('fields').$type<Readonly<Record<string, DraftField>>>().notNull(),
    /** Whether the row is to be withdrawn. */
    withdraws: boolean('withdraws').notNull(),
    /** What visitors are to be told of the withdrawal; null for nothing. */
    withdrawal: jsonb('withdrawal').$type<Withdrawal>(),
    /** The release that it is part of, while that is submitted or scheduled. */
    release: integer('release'),
    savedBy: text('saved_by').notNull(),
    savedAt: momentColumn('saved_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.part, t.key] }),
    foreignKey({ columns: [t.institution, t.release], foreignColumns: [releases.institution, releases.number] }),
  ],
);
