import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import { hosts } from '../database/schema/institutions.ts';
import { tables } from '../database/schema/tables.ts';
import type { TenantTable } from '../tenancy/scoped.ts';

export type Row = Record<string, unknown>;

/** A table of an institution's own rows, as the command line handles it: by the names of the code. */
export interface Part {
  readonly name: string;
  readonly table: TenantTable;
  /** Its columns without the institution, by their names in code. */
  readonly columns: Readonly<Record<string, PgColumn>>;
  /** Names of the columns that tell one row from another within the institution. */
  readonly key: readonly string[];
  /** What its rows point to. */
  readonly references: readonly Reference[];
}

interface Reference {
  readonly part: string;
  /** Columns here and there, in the same order, without the institution. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** The row goes with what it points to. */
  readonly cascades: boolean;
}

/** Tables and columns that no file holds, by their names in the database, each with the reason. */
export const notExported: Readonly<Record<string, string>> = {
  sessions: 'Who is signed in here is signed in nowhere else: the keys of tokens stay too.',
  signing_keys: 'They sign the tokens of this installation; another makes its own.',
  sign_in_failures: 'Counts what was tried here, for some hours.',
  sign_in_attempts: 'Sign-ins that are under way, for ten minutes.',
  spent_credentials: 'What was used here once, until it would not be good any more.',
  qr_codes: 'Codes on screens, for minutes.',
  passports: 'Tickets that are on their way to a site, for a minute.',
  counted_uses: 'Bounds what one caller adds to a count, for an hour.',
  idempotent_answers: 'Answers to calls that may be repeated, for a day.',
  'institutions.created_at': 'When the institution came to this database.',
  'institutions.data_version': 'Counts the changes in this database.',
};

const own = [...tables].filter(
  (entry): entry is [string, TenantTable] =>
    'institution' in entry[1] && entry[1] !== hosts && !Object.hasOwn(notExported, getTableName(entry[1])),
);
const nameOf = new Map(own.map(([name, table]) => [getTableName(table), name]));

function partOf(name: string, table: TenantTable): Part {
  const { institution: _, ...columns } = getTableColumns(table);
  const { primaryKeys, foreignKeys } = getTableConfig(table);
  const code = new Map(Object.entries(columns).map(([key, column]) => [column.name, key]));
  const inCode = (given: readonly { name: string }[]) => given.flatMap((column) => code.get(column.name) ?? []);
  const references = foreignKeys.flatMap((foreignKey) => {
    const reference = foreignKey.reference();
    const part = nameOf.get(getTableName(reference.foreignTable));
    if (!part) return [];
    const there = Object.entries(getTableColumns(reference.foreignTable));
    const to = reference.foreignColumns.flatMap(({ name: column }) => {
      const known = there.find(([, one]) => one.name === column)?.[0];
      return known && known !== 'institution' ? [known] : [];
    });
    return [{ part, from: inCode(reference.columns), to, cascades: foreignKey.onDelete === 'cascade' }];
  });
  return { name, table, columns, key: inCode(primaryKeys[0]?.columns ?? []), references };
}

/** Every part of an institution, those that others point to first. */
export const parts: readonly Part[] = inOrder(own.map(([name, table]) => partOf(name, table)));

function inOrder(all: readonly Part[]): Part[] {
  const byName = new Map(all.map((part) => [part.name, part]));
  const ordered = new Set<Part>();
  const place = (part: Part) => {
    if (ordered.has(part)) return;
    for (const { part: name } of part.references) {
      const needed = byName.get(name);
      if (needed && needed !== part) place(needed);
    }
    ordered.add(part);
  };
  for (const part of all) place(part);
  return [...ordered];
}

/** Names people know better than the code's. */
const alsoCalled: Readonly<Record<string, string>> = { services: 'apps', users: 'people', columns: 'newsColumns' };

export function findPart(name: string): Part | null {
  const wanted = alsoCalled[name] ?? name;
  return parts.find((part) => part.name === wanted) ?? null;
}

/** What tells a row from the others of its part, as text. */
export const keyOf = (columns: readonly string[], row: Row): string => JSON.stringify(columns.map((name) => row[name]));
