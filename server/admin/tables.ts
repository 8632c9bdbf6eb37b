import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as calendar from '../database/schema/calendar.ts';
import * as people from '../database/schema/people.ts';
import * as person from '../database/schema/person.ts';
import * as publishing from '../database/schema/publishing.ts';
import * as services from '../database/schema/services.ts';
import * as signIn from '../database/schema/sign-in.ts';
import * as site from '../database/schema/site.ts';
import * as sources from '../database/schema/sources.ts';
import * as visits from '../database/schema/visits.ts';
import type { TenantTable } from '../institutions/scoped.ts';

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
}

/** Stays where it is: who is signed in now, what was tried, what is bounded, and the keys of this installation's tokens. */
const ownOfInstallation: readonly PgTable[] = [
  ...[people.sessions, people.signInFailures, people.signingKeys, signIn.signInAttempts, signIn.spentCredentials],
  ...[signIn.qrCodes, signIn.passports, visits.countedUses],
];

const modules = [site, services, publishing, calendar, people, person, visits, sources, signIn];
const tables = new Map(
  modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, TenantTable] => is(entry[1], PgTable) && !ownOfInstallation.includes(entry[1])),
);
const nameOf = new Map([...tables].map(([name, table]) => [getTableName(table), name]));

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
    return [{ part, from: inCode(reference.columns), to }];
  });
  return { name, table, columns, key: inCode(primaryKeys[0]?.columns ?? []), references };
}

/** Every part of an institution, those that others point to first. */
export const parts: readonly Part[] = inOrder([...tables].map(([name, table]) => partOf(name, table)));

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
