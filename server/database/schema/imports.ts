import type { ImportedPart } from '@yimen/contract/import-parts';
import { importFormats, storedStates } from '@yimen/contract/staff/imports';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, pgSequence, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { oneOf } from './choices.ts';
import { bytes, institution, momentColumn } from './columns.ts';
import { ofPerson } from './person.ts';

/** Numbers imports of all institutions, so that none gets the number of one that was deleted. */
export const importNumbers = pgSequence('import_numbers');

/** What a dry run of an import found. */
export interface ImportReport {
  readonly counts: Readonly<Record<'added' | 'changed' | 'removed' | 'unchanged' | 'delivered', number>>;
  /** Rows of other parts that go with those that are removed. */
  readonly lost: readonly { readonly part: string; readonly count: number }[];
  /** The first differences, in Chinese. */
  readonly differences: readonly string[];
  /** Ids of those whose personal data the differences tell; absent from reports of former versions. */
  readonly people?: readonly string[];
  /** What could not be checked, in Chinese. */
  readonly warnings: readonly string[];
  /** Why removals have to be allowed, in Chinese; empty where they need not be. */
  readonly brake: string;
}

/** Files with rows of a part that staff handed in, to be checked, confirmed and applied. */
export const imports = pgTable(
  'imports',
  {
    institution: institution(),
    number: integer('number').notNull().default(sql`nextval('import_numbers')`),
    /** Who handed it in. */
    person: text('person').notNull(),
    part: text('part').$type<ImportedPart>().notNull(),
    fileName: text('file_name').notNull(),
    format: text('format', { enum: importFormats }).notNull(),
    /** Whether the file is the whole list. */
    complete: boolean('complete').notNull(),
    state: text('state', { enum: storedStates }).notNull(),
    /** How many bytes have come. */
    size: integer('size').notNull(),
    createdAt: momentColumn('created_at').notNull().defaultNow(),
    /** How many dry runs there were. */
    checks: integer('checks').notNull().default(0),
    /** Of the newest dry run. */
    report: jsonb('report').$type<ImportReport>(),
    /** Tells what the newest dry run would change from anything else. */
    digest: text('digest').notNull().default(''),
    /** What is wrong in it, or why it was not written. */
    errors: jsonb('errors').$type<readonly string[]>().notNull().default([]),
    /** The release by which it was published. */
    release: integer('release'),
    endedAt: momentColumn('ended_at'),
  },
  (t) => [
    oneOf(t.format),
    oneOf(t.state),
    primaryKey({ columns: [t.institution, t.number] }),
    index('imports_person').on(t.institution, t.person),
    index('imports_age').on(t.createdAt),
    ofPerson(t),
  ],
);

/** The file of an import in pieces, until it has ended. */
export const importPieces = pgTable(
  'import_pieces',
  {
    institution: institution(),
    import: integer('import').notNull(),
    /** How many bytes of the file come before. */
    offset: integer('offset').notNull(),
    content: bytes('content').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.import, t.offset] }),
    foreignKey({ columns: [t.institution, t.import], foreignColumns: [imports.institution, imports.number] }).onDelete(
      'cascade',
    ),
  ],
);
