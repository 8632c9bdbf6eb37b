import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '../database/open.ts';
import { hosts, institutions } from '../database/schema/institutions.ts';
import { inTransaction } from '../database/transaction.ts';
import { Problems } from '../demo/problems.ts';
import { contentChanged } from '../institutions/resolve.ts';
import { scoped } from '../institutions/scoped.ts';
import { fileVersion, readWhole, settingNames, type Whole } from './check.ts';
import { readHost } from './hosts.ts';
import { checkPictures } from './pictures.ts';
import { written } from './rows.ts';
import { keyOf, type Part, parts, type Row } from './tables.ts';

/** What leaves only when one asks for it. */
export interface Confidential {
  /** Hashes of passwords. */
  readonly accounts?: boolean;
  /** What opens other systems, and the keys by which they deliver. */
  readonly secrets?: boolean;
}

const confidential: Readonly<Record<string, keyof Confidential>> = {
  accounts: 'accounts',
  sourceSecrets: 'secrets',
  signInSecrets: 'secrets',
  passportSecrets: 'secrets',
  pushKeys: 'secrets',
};

/** Whether a part's rows are nobody's to read in passing. */
export const isConfidential = (name: string) => Object.hasOwn(confidential, name);

/** An institution as a file's value; null when there is none of this key. */
export async function exportWhole(db: Queryable, id: string, asked: Confidential = {}): Promise<Row | null> {
  const [found] = await db.select().from(institutions).where(eq(institutions.id, id));
  if (!found) return null;
  const here = scoped(db, { id });
  const rows: Record<string, Row[]> = {};
  for (const part of parts) {
    const needed = confidential[part.name];
    if (needed && !asked[needed]) continue;
    const orderBy = part.key.flatMap((name) => part.columns[name] ?? []).map((column) => asc(column));
    rows[part.name] = (await here.rows(part.table, { orderBy })).map(({ institution: _, ...row }: Row) => written(row));
  }
  const own = await db.select().from(hosts).where(eq(hosts.institution, id)).orderBy(asc(hosts.host));
  const settings = Object.entries(found).filter(([name]) => settingNames.includes(name));
  return {
    yimen: fileVersion,
    institution: written(Object.fromEntries(settings)),
    hosts: own.map(({ host, origin }) => origin ?? host),
    rows,
  };
}

/**
 * Writes a whole institution, all of it or nothing. With `replace` one that is there becomes what the file says: rows
 * the file does not have are deleted, parts it does not name stay. Throws ContentError when anything is wrong.
 */
export async function importWhole(db: Database, value: unknown, { replace = false } = {}): Promise<Whole> {
  const problems = new Problems();
  const whole = readWhole(value, problems);
  if (whole) await checkPictures(whole, problems);
  if (whole) await checkAgainst(db, whole, replace, problems);
  problems.throwIfAny();
  if (!whole) throw new Error('A file without problems could not be read.');
  await inTransaction(db, (tx) => write(tx, whole));
  return whole;
}

async function checkAgainst(db: Queryable, whole: Whole, replace: boolean, problems: Problems): Promise<void> {
  const { id } = whole.institution;
  const [there] = await db.select({ id: institutions.id }).from(institutions).where(eq(institutions.id, id));
  if (there && !replace) {
    problems.add({
      file: 'institution',
      field: 'id',
      message: `“${id}” is there already: give --replace to change it`,
    });
  }
  for (const [index, { host }] of whole.hosts.map(readHost).entries()) {
    const [taken] = await db
      .select()
      .from(hosts)
      .where(and(eq(hosts.host, host), ne(hosts.institution, id)));
    const at = { file: 'hosts', row: `row ${index + 1} (${host})` };
    if (taken) problems.add({ ...at, message: `belongs to ${taken.institution}` });
  }
}

async function write(tx: Queryable, { institution, hosts: names, rows }: Whole): Promise<void> {
  const { id } = institution;
  await upsert(tx, institutions, [institution], ['id']);
  await tx.delete(hosts).where(eq(hosts.institution, id));
  if (names.length > 0) await tx.insert(hosts).values(names.map((name) => ({ ...readHost(name), institution: id })));
  const named = parts.filter(({ name }) => rows.has(name));
  const needed = new Set(parts.flatMap(({ references }) => references.map(({ part }) => part)));
  // What nobody points to goes first, so that unique columns are free; what is pointed to goes when nothing is left there.
  for (const part of named.filter(({ name }) => !needed.has(name))) await removeOthers(tx, id, part, rows);
  for (const part of named) await putRows(tx, id, part, rows.get(part.name) ?? []);
  for (const part of named.filter(({ name }) => needed.has(name)).reverse()) await removeOthers(tx, id, part, rows);
  await contentChanged(tx, institution);
}

/** Adds rows or changes those of the same key. */
export function putRows(tx: Queryable, id: string, part: Part, rows: readonly Row[]): Promise<void> {
  const owned = rows.map((row) => ({ ...row, institution: id }));
  return upsert(tx, part.table, owned, ['institution', ...part.key]);
}

async function removeOthers(tx: Queryable, id: string, part: Part, rows: Whole['rows']): Promise<void> {
  const kept = new Set((rows.get(part.name) ?? []).map((row) => keyOf(part.key, row)));
  const here = scoped(tx, { id });
  for (const row of (await here.rows(part.table)) as Row[]) {
    if (!kept.has(keyOf(part.key, row))) await here.delete(part.table, matching(part, row));
  }
}

/** The condition for the row of this key. */
export function matching({ key, columns }: Part, row: Row): SQL {
  const equal = key.flatMap((name) => (columns[name] ? [eq(columns[name], row[name])] : []));
  return and(...equal) ?? sql`false`;
}

/** Rows in one statement: enough to be fast, few enough to stay under PostgreSQL's 65,535 parameters. */
const batch = 500;

async function upsert(tx: Queryable, table: PgTable, rows: readonly Row[], key: readonly string[]): Promise<void> {
  const columns = (table as unknown as Record<string, { name: string } | undefined>) ?? {};
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => !key.includes(name));
  const set = Object.fromEntries(
    names.map((name) => [name, sql.raw(`excluded."${(columns[name]?.name ?? name).replaceAll('"', '')}"`)]),
  );
  const target = key.flatMap((name) => columns[name] ?? []) as never;
  for (let start = 0; start < rows.length; start += batch) {
    // The rows were validated by a schema made from the table's own columns, which the type system cannot see.
    const insert = tx.insert(table).values(rows.slice(start, start + batch) as never);
    await (names.length > 0 ? insert.onConflictDoUpdate({ target, set }) : insert.onConflictDoNothing());
  }
}
