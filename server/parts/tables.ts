import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { hosts, institutions } from '../database/schema/institutions.ts';
import { tables } from '../database/schema/tables.ts';
import type { TenantTable } from '../tenancy/scoped.ts';
import { rowPlace } from './problems.ts';

export type Row = Record<string, unknown>;

/** An institution as it is exported to a file. */
export interface Exported {
  readonly yimen: number;
  readonly institution: Row;
  readonly hosts: readonly string[];
  /** Rows by part. */
  readonly rows: Readonly<Record<string, readonly Row[]>>;
}

/** A table of an institution's own rows, as the command line uses it, with names as in the code. */
export interface Part {
  readonly name: string;
  readonly table: TenantTable;
  /** Its columns without the institution, by their names in code. */
  readonly columns: Readonly<Record<string, PgColumn>>;
  /** Names of the columns that identify a row within the institution. */
  readonly key: readonly string[];
  /** Foreign keys of its rows. */
  readonly references: readonly Reference[];
}

interface Reference {
  readonly part: string;
  /** Referencing and referenced columns, in the same order, without the institution. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Whether the row is deleted with the row that it references. */
  readonly cascades: boolean;
}

/** Tables and columns that are not exported, by their names in the database, each with the reason. */
export const notExported: Readonly<Record<string, string>> = {
  sessions: 'Who is signed in here is signed in nowhere else: the keys of tokens stay too.',
  staff_sessions: 'As sessions: they belong to them.',
  signing_keys: 'They sign the tokens of this installation; another makes its own.',
  sign_in_failures: 'Counts what was tried here, for some hours.',
  sign_in_method_changes: 'Who changed methods here; whoever imports them elsewhere answers for them.',
  sign_in_attempts: 'Sign-ins that are under way, for ten minutes.',
  spent_credentials: 'What was used here once, until it would not be good any more.',
  qr_codes: 'Codes on screens, for minutes.',
  passports: 'Tickets that are on their way to a site, for a minute.',
  removed_rows: 'What was removed here is put back here, or not at all.',
  counted_uses: 'Bounds what one caller adds to a count, for an hour.',
  idempotent_answers: 'Answers to calls that may be repeated, for a day.',
  'calendar_feeds.revision': 'Each database makes another one when the person’s entries change.',
  audit_entries: 'What was done in this database stays with it; “audit export” writes it.',
  audit_differences: 'What entries of this database changed: it goes with them.',
  person_keys: 'Keys of what the entries of this database hold.',
  audit_seals: 'Proves the entries of this database.',
  schedule_reminders: 'Each database makes them with the entries.',
  channels: 'By which this server sends; another one that imports the institution must write to nobody.',
  reminders: 'Each database makes them with the messages.',
  push_subscriptions: 'As sessions: they belong to them.',
  approval_decisions: 'Under keys that other systems know; one that is sent from elsewhere is another.',
  releases: 'What was published in this database, by whom: its history stays with it, as the audit entries do.',
  editions: 'As releases: an import begins a new history.',
  imports: 'Files on their way into this database; what came of them is exported.',
  import_pieces: 'As imports: it belongs to them.',
  link_checks: 'What outside addresses answered to this server; another one asks them itself.',
  previews: 'Links to this server, signed by its keys.',
  drafts: 'What is not published yet is finished where it was begun.',
  'files.key': 'Part of the address here; each database makes another one.',
  'institutions.created_at': 'When the institution came to this database.',
  'institutions.data_version': 'Counts the changes in this database.',
};

const tenantTables = [...tables].filter(
  (entry): entry is [string, TenantTable] =>
    'institution' in entry[1] && entry[1] !== hosts && !Object.hasOwn(notExported, getTableName(entry[1])),
);
const tableNames = new Map(tenantTables.map(([name, table]) => [getTableName(table), name]));

/** The exported columns of a table, by their names in code, without the institution's. */
export function exportedColumns(table: PgTable): Readonly<Record<string, PgColumn>> {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([key, { name }]) => key !== 'institution' && !Object.hasOwn(notExported, `${getTableName(table)}.${name}`),
  );
  return Object.fromEntries(columns);
}

/** An institution's settings, in the form of a part. */
export const settingsPart = { name: 'institutions', key: ['id'], columns: exportedColumns(institutions) };

function tablePart(name: string, table: TenantTable): Part {
  const columns = exportedColumns(table);
  const { primaryKeys, foreignKeys } = getTableConfig(table);
  const code = new Map(Object.entries(columns).map(([key, column]) => [column.name, key]));
  const inCode = (given: readonly { name: string }[]) => given.flatMap((column) => code.get(column.name) ?? []);
  const references = foreignKeys.flatMap((foreignKey) => {
    const reference = foreignKey.reference();
    const part = tableNames.get(getTableName(reference.foreignTable));
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

/** Every part of an institution, by name; parts that others reference come first. */
export const tenantParts: readonly Part[] = dependenciesFirst(
  tenantTables.map(([name, table]) => tablePart(name, table)).sort((a, b) => (a.name < b.name ? -1 : 1)),
);

function dependenciesFirst(all: readonly Part[]): Part[] {
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

/** Names that people know better than those of the code. */
const alsoCalled: Readonly<Record<string, string>> = { services: 'apps', users: 'people', columns: 'newsColumns' };

export function findPart(name: string): Part | null {
  const partName = alsoCalled[name] ?? name;
  return tenantParts.find((part) => part.name === partName) ?? null;
}

/** The part of a name that the code knows; throws where there is none. */
export function requirePart(name: string): Part {
  const part = findPart(name);
  if (!part) throw new Error(`There is no part ${name}.`);
  return part;
}

/** The key of a row within its part, as text. */
export const rowKey = (columns: readonly string[], row: Row): string =>
  JSON.stringify(columns.map((name) => row[name]));

/** The columns of a part that hold rules of who may see, or begin, something. */
export const audienceColumns = ({ columns }: Part): string[] =>
  ['audience', 'beginAudience'].filter((name) => name in columns);

/** A row's key for a person to read. */
export const keyOf = ({ key }: Pick<Part, 'key'>, row: Row) => key.map((name) => String(row[name] ?? '')).join('、');

export const rowLabel = (part: Part, row: Row, index: number) => rowPlace(index, keyOf(part, row));

/** Confidential parts, exported only on request. */
export interface Confidential {
  /** Hashes of passwords. */
  readonly accounts?: boolean;
  /** Credentials for other systems, and the keys with which they deliver. */
  readonly secrets?: boolean;
}

export const confidential: Readonly<Record<string, keyof Confidential>> = {
  accounts: 'accounts',
  sourceSecrets: 'secrets',
  signInSecrets: 'secrets',
  passportSecrets: 'secrets',
  pushKeys: 'secrets',
  calendarFeeds: 'secrets',
  secondFactors: 'secrets',
  passkeys: 'secrets',
};

/** Whether a part is exported only on request. */
export const isConfidential = (name: string) => Object.hasOwn(confidential, name);
