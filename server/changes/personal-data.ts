import { and, eq, getTableColumns, getTableName, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { recordedRows } from '../audit/change.ts';
import { openPersonal } from '../audit/personal.ts';
import { personActor } from '../audit/store.ts';
import { grants } from '../database/schema/access.ts';
import { auditEntries } from '../database/schema/audit.ts';
import { accounts, people } from '../database/schema/people.ts';
import { removedRows } from '../database/schema/removed.ts';
import { tables } from '../database/schema/tables.ts';
import { sealedPlaces } from '../database/secrets/sealed.ts';
import type { Change } from '../parts/changing.ts';
import { spacedKey } from '../parts/keys.ts';
import { writtenRow } from '../parts/rows.ts';
import { findPart, keyOf, type Row } from '../parts/tables.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { ownedBy, type Scoped, type TenantTable } from '../tenancy/scoped.ts';
import { personTableName, typedTableName } from './person-tables.ts';
import { deletePeople, personTables, placesOf } from './removed/people.ts';

type Person = typeof people.$inferSelect;

/** Columns of a person's rows that are not written, by their names in the database, each with the reason. */
export const notWritten: Readonly<Record<string, string>> = {
  'accounts.password_hash': 'Whoever finds the file could try passwords on it.',
  'accounts.former_hashes': 'The same.',
  'accounts.one_time_digest': 'The same.',
  'push_subscriptions.endpoint': 'Whoever knows it could send to the device.',
  'push_subscriptions.auth': 'The same.',
  'push_subscriptions.session': 'The id of a session.',
  'calendar_feeds.digest': 'It opens the calendar, as the secret does.',
  'second_factors.recovery_digests': 'They stand for the second factor.',
  'staff_sessions.digest': 'It names the secret of a cookie.',
  'staff_sessions.session': 'The id of a session.',
  'imports.report': 'It tells of others.',
  'imports.errors': 'The same.',
  'imports.digest': 'It tells what an import would change from anything else.',
  'sessions.id': 'Part of a token.',
  'sessions.device': 'It names the secret of a cookie.',
  'qr_codes.code': 'The secrets of a sign-in that is under way.',
  'qr_codes.browser': 'The same.',
  'qr_codes.session': 'The id of a session.',
  'passports.digest': 'The same.',
  'passports.session': 'The id of a session.',
  ...Object.fromEntries(sealedPlaces.map(({ table, column }) => [`${table}.${column}`, 'A secret.'])),
};

/** The columns of a person's table that are written, by their names in code. */
export function writtenColumns(table: PgTable): Record<string, PgColumn> {
  const isWritten = ([name, column]: [string, PgColumn]) =>
    name !== 'institution' && !Object.hasOwn(notWritten, `${getTableName(table)}.${column.name}`);
  return Object.fromEntries(Object.entries(getTableColumns(table)).filter(isWritten));
}

const nameOf = (table: PgTable) => [...tables].find(([, one]) => one === table)?.[0] ?? getTableName(table);

/** What was removed of a person, without what is not written of its part. */
function withoutSecrets(removed: Row): Row {
  const part = findPart(String(removed.part));
  const columns = part && removed.kind === 'row' ? writtenColumns(part.table) : null;
  const fields = Object.entries(removed.row as Row).filter(([name]) => !columns || name in columns);
  return { ...removed, row: Object.fromEntries(fields) };
}

/**
 * All that is stored of a person, without secrets (个人信息保护法, article 45); rows have the form of an institution's
 * export.
 */
export async function readPersonalData(here: Scoped, person: Person) {
  const rows: Record<string, readonly Row[]> = {};
  const written = (table: PgTable, found: readonly Row[]) => {
    const part = { name: nameOf(table), columns: writtenColumns(table) };
    rows[part.name] = found.map((row) => writtenRow(part, row));
  };
  written(people, [person]);
  for (const table of personTables) written(table, await here.rows(table, { where: ownedBy(table, person) }));
  rows[nameOf(removedRows)] = (rows[nameOf(removedRows)] ?? []).map(withoutSecrets);
  const own = await here.rows(accounts, { where: ownedBy(accounts, person) });
  const about = (part: string, id: string) => and(eq(auditEntries.part, part), eq(auditEntries.key, id));
  const recorded = await here.rows(auditEntries, {
    where: or(
      eq(auditEntries.actor, personActor(person)),
      about('people', person.id),
      ...own.map(({ account }) => about('accounts', account)),
    ),
    orderBy: [auditEntries.at, auditEntries.ordinal],
  });
  const mine = new Set([`people ${person.id}`, ...own.map(({ account }) => `accounts ${account}`)]);
  // What the person did about others is theirs to know, but not what these are.
  const told = recorded.map((entry) =>
    mine.has(`${entry.part} ${entry.key}`) ? entry : { ...entry, before: null, after: null },
  );
  written(auditEntries, (await openPersonal(here, told)).entries);
  const given = await here.rows(grants, { where: eq(grants.givenBy, personActor(person)) });
  const places = await placesOf(here, [person.id]);
  return {
    institution: here.institution,
    rows,
    /** Rules of who may see something, in which the person is named. */
    namedIn: places.map(({ part, key, column }) => ({ part: part.name, key: keyOf(part, key), column })),
    grantsGiven: given.map((row) => writtenRow({ name: 'grants', columns: writtenColumns(grants) }, row)),
  };
}

/** What is stored of a person, in numbers. */
export interface PersonalDataCounts {
  /** Rows by table, the person’s own among them; without tables that have none. */
  readonly rows: ReadonlyMap<TenantTable, number>;
  /** Rules of who may see something, in which the person is named. */
  readonly named: number;
}

type Erased = Pick<Person, 'id'>;

const namedIn = async (here: Scoped, { id }: Erased) => (await placesOf(here, [id])).length;

/** What {@link erasePersonalData} would delete. */
export async function countPersonalData(here: Scoped, person: Erased): Promise<PersonalDataCounts> {
  const counting: readonly (readonly [TenantTable, SQL])[] = [
    [people, eq(people.id, person.id)],
    ...personTables.map((table) => [table, ownedBy(table, person)] as const),
  ];
  const each = counting.map(([table, where], index) => {
    const own = here.of(table, where);
    return sql`select ${index}::int as "table", count(*)::int as "rows" from ${table} where ${own}`;
  });
  const counted = await here.db.execute<{ table: number; rows: number }>(sql.join(each, sql` union all `));
  const rows = new Map(
    counted.rows.flatMap((one) => {
      const [table] = counting[one.table] ?? [];
      return table && one.rows > 0 ? [[table, one.rows] as const] : [];
    }),
  );
  return { rows, named: await namedIn(here, person) };
}

/**
 * Deletes a person and all that is stored of them, for good (个人信息保护法, article 47); what that is, is counted before
 * ({@link countPersonalData}). Returns how the rows changed whose rules named them.
 */
export async function erasePersonalData(here: Scoped, person: Erased): Promise<readonly Change[]> {
  const rules = await deletePeople(here, [person.id], { keepsRemoved: false });
  await contentChanged(here.db, { id: here.institution });
  return rules;
}

/** `：apps transcript-print、slides banner 0`, which rows do not name the person any more; empty for none. */
export function ruledRowsText(rules: readonly Change[]): string {
  if (rules.length === 0) return '';
  const names = rules.slice(0, recordedRows).map(({ part, before }) => `${part.name} ${spacedKey(part, before ?? {})}`);
  return `：${names.join('、')}${rules.length > recordedRows ? ` 等 ${rules.length} 行` : ''}`;
}

/** How many rows there are in all. */
export const totalRows = ({ rows }: { readonly rows: ReadonlyMap<unknown, number> }): number =>
  [...rows.values()].reduce((sum, count) => sum + count, 0);

/** The rows of each table that has some. */
export const partCounts = ({ rows }: Pick<PersonalDataCounts, 'rows'>) =>
  [...rows].map(([table, count]) => ({ ...personTableName(table), rows: count }));

/** `，共 3 行（people：1，登录：2），可见范围中的 2 处`. */
export function countsText({ rows, named }: PersonalDataCounts): string {
  const each = [...rows].map(([table, count]) => `${typedTableName(table)}：${count}`);
  const all = rows.size > 0 ? `，共 ${totalRows({ rows })} 行（${each.join('，')}）` : '';
  return named > 0 ? `${all}，可见范围中的 ${named} 处` : all;
}
