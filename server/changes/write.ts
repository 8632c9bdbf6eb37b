import { isDeepStrictEqual } from 'node:util';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { raising } from '../access/gains.ts';
import type { Queryable } from '../database/open.ts';
import { hosts, institutions } from '../database/schema/institutions.ts';
import { keepEditions, keepingEditions } from '../editions/keep.ts';
import { publishedTables } from '../editions/published.ts';
import { deliveredRows, isActivity, isActivityColumn, isDelivered } from '../parts/activity.ts';
import type { Act, Change } from '../parts/changing.ts';
import { keyColumns, notAmong, sqlList } from '../parts/keys.ts';
import { isConfidential, type Part, type Row, rowKey, settingsPart, tenantParts } from '../parts/tables.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import type { Whole } from './check.ts';
import { readHost } from './hosts.ts';
import { keepHosts } from './removed/hosts.ts';
import { newRemoval, type Removal, removeKept } from './removed/keep.ts';
import { refuseNamed } from './rule-names.ts';

/** What an import deleted from an existing institution. */
export interface Removed {
  /** Rows that the file does not have, by part and key. */
  readonly rows: ReadonlyMap<string, readonly string[]>;
  /**
   * How many rows were deleted with them that the file does not hold: users' activity, and parts that it does not name.
   */
  readonly lost: ReadonlyMap<string, number>;
  /** Of how many rows that were there, and that a file may remove, by part. */
  readonly totals: ReadonlyMap<string, number>;
}

const nothingRemoved: Removed = { rows: new Map(), lost: new Map(), totals: new Map() };

/**
 * Writes a whole institution. An existing one is changed to the file's content; users' activity is kept, and of what
 * the act changes former editions, and what is removed for a time. No act for an institution that is new. Resolves with
 * what changed, without users' activity, too.
 */
export async function writeWhole(
  tx: Queryable,
  whole: Whole,
  act: Act | null,
): Promise<{ removed: Removed; changes: readonly Change[] }> {
  const removal = newRemoval(act?.actor ?? 'server');
  const here = scoped(tx, whole.institution);
  const before = act ? await lockInstitution(tx, { id: here.institution }) : undefined;
  if (!act || !before) return { removed: await write(here, whole, removal), changes: newRows(whole) };
  const names = await readHosts(here);
  const decided = tenantParts.filter((part) => whole.rows.has(part.name) && !isActivity(part));
  const parts = [...new Set([...publishedTables, ...decided])];
  const { done, changes } = await raising(here, act, () =>
    keepingEditions(here, act, parts, () => write(here, whole, removal)),
  );
  const settings = { part: settingsPart, before, after: { ...before, ...whole.institution } };
  await keepEditions(here, act, [settings]);
  const own = [settings, { part: hostsPart, before: { hosts: names }, after: { hosts: await readHosts(here) } }];
  return { removed: done, changes: [...own.filter(isChange), ...changes.map(marked)] };
}

/** The hosts of an institution, as the record tells of them. */
const hostsPart = { name: 'hosts', key: [], columns: { hosts: hosts.host } };

async function readHosts({ db, institution }: Scoped): Promise<string[]> {
  const own = await db.select().from(hosts).where(eq(hosts.institution, institution)).orderBy(asc(hosts.host));
  return own.map(({ host, origin }) => origin ?? host);
}

/** A change with whether its values are secrets. */
export const marked = (change: Change): Change => ({ ...change, isSecret: isConfidential(change.part.name) });

const isChange = ({ part, before, after }: Change) =>
  Object.keys(part.columns).some((name) => !isDeepStrictEqual(before?.[name], after?.[name]));

function newRows({ institution, hosts: names, rows }: Whole): Change[] {
  const own = tenantParts.filter((part) => !isActivity(part));
  return [
    { part: settingsPart, before: null, after: institution },
    { part: hostsPart, before: null, after: { hosts: names } },
    ...own.flatMap((part) => (rows.get(part.name) ?? []).map((after) => marked({ part, before: null, after }))),
  ];
}

async function write(here: Scoped, { institution, hosts: names, rows }: Whole, removal: Removal): Promise<Removed> {
  const { db: tx, institution: id } = here;
  const [own] = await upsert(tx, institutions, [institution], ['id']);
  const isNew = own?.added === true;
  const former = await tx.select().from(hosts).where(eq(hosts.institution, id)).orderBy(asc(hosts.host));
  const goneHosts = former.filter(({ host }) => !names.some((name) => readHost(name).host === host));
  await keepHosts(here, goneHosts, removal);
  await tx.delete(hosts).where(eq(hosts.institution, id));
  if (names.length > 0) await tx.insert(hosts).values(names.map((name) => ({ ...readHost(name), institution: id })));
  const named = tenantParts.filter(({ name }) => rows.has(name));
  const added = new Map<string, ReadonlySet<string>>();
  for (const part of named) {
    const given = rows.get(part.name) ?? [];
    const belongsToNew = (row: Row) =>
      part.references.some(({ part: other, from }) => added.get(other)?.has(rowKey(from, row)));
    const writable = (row: Row) => isNew || belongsToNew(row) || !(isActivity(part) || isDelivered(part, row));
    const changes = (name: string) => !isActivity(part) && !isActivityColumn(part, name);
    const done = await putRows(tx, id, part, given.filter(writable), changes);
    added.set(part.name, new Set(done.filter(({ added: isAdded }) => isAdded).map(({ row }) => rowKey(part.key, row))));
  }
  const removed = isNew ? nothingRemoved : await removeOthers(here, named, rows, added, removal);
  await contentChanged(tx, institution);
  if (goneHosts.length === 0) return removed;
  const rowsGone = new Map(removed.rows).set(
    hostsPart.name,
    goneHosts.map(({ host }) => host),
  );
  return { ...removed, rows: rowsGone, totals: new Map(removed.totals).set(hostsPart.name, former.length) };
}

/** Removes the rows that the file does not have, and with them what hangs on them. */
async function removeOthers(
  here: Scoped,
  named: readonly Part[],
  rows: Whole['rows'],
  added: ReadonlyMap<string, ReadonlySet<string>>,
  removal: Removal,
): Promise<Removed> {
  const decided = named.filter((part) => !isActivity(part));
  const removed = new Map<string, string[]>();
  const [lost, totals] = [new Map<string, number>(), new Map<string, number>()];
  // What names other rows goes before them: then the rest that goes with these is not in the file's hands.
  for (const part of decided.toReversed()) {
    const delivered = deliveredRows(here, part);
    const own = delivered ? sql`not ${delivered}` : undefined;
    const foreign = notAmong(Object.values(keyColumns(part)), part, part.key, rows.get(part.name) ?? []);
    const gone: Row[] = await here.db
      .select(keyColumns(part))
      .from(part.table as PgTable)
      .where(here.of(part.table, foreign, own));
    if (gone.length === 0) continue;
    totals.set(part.name, (await here.count(part.table, own)) - (added.get(part.name)?.size ?? 0));
    // The editions of rules that named people are kept with those of all that the file changes.
    for (const [other, along] of (await removeKept(here, part, gone, removal)).along) {
      lost.set(other.name, (lost.get(other.name) ?? 0) + along.length);
    }
    removed.set(
      part.name,
      gone.map((row) => Object.values(row).join(' ')),
    );
  }
  // Rules of rows that the file leaves alone; its own name only what it has.
  for (const part of decided) await refuseNamed(here, part, removed.get(part.name) ?? []);
  return { rows: removed, lost, totals };
}

/** Inserts rows; for existing keys updates the columns in `changes`. Returns which rows were written. */
export function putRows(
  tx: Queryable,
  id: string,
  part: Part,
  rows: readonly Row[],
  changes: (column: string) => boolean,
): Promise<Put[]> {
  const owned = rows.map((row) => ({ ...row, institution: id }));
  return upsert(tx, part.table, owned, ['institution', ...part.key], changes);
}

interface Put {
  readonly row: Row;
  readonly added: boolean;
}

/** Rows in one statement: at most 65,535 parameters, and a gigabyte where rows hold files. */
const [batch, batchOfFiles] = [500, 10];

async function upsert(
  tx: Queryable,
  table: PgTable,
  rows: readonly Row[],
  key: readonly string[],
  changes: (column: string) => boolean = () => true,
): Promise<Put[]> {
  const columns = getTableColumns(table);
  const entries = key.flatMap((name) => (columns[name] ? [[name, columns[name]] as const] : []));
  const target = entries.map(([, column]) => column);
  const returning = { ...Object.fromEntries(entries), added: sql<boolean>`xmax = 0` };
  const size = Object.values(columns).some((column) => column.getSQLType() === 'bytea') ? batchOfFiles : batch;
  const done: Put[] = [];
  // A row updates only the columns that it names; rows that name the same ones share a statement.
  for (const alike of Object.values(Object.groupBy(rows, (row) => Object.keys(row).sort().join())).map(
    (one) => one ?? [],
  )) {
    const names = Object.keys(alike[0] ?? {}).filter((name) => !key.includes(name) && changes(name));
    const written = names.flatMap((name) => (columns[name] ? [[name, columns[name]] as const] : []));
    const excluded = written.map(([, { name }]) => sql`excluded.${sql.identifier(name)}`);
    const set = Object.fromEntries(written.map(([name], index) => [name, excluded[index]]));
    const former = written.map(([, column]) => column);
    // Unchanged rows are not written again.
    const setWhere = sql`row(${sqlList(former)}) is distinct from row(${sqlList(excluded)})`;
    for (let start = 0; start < alike.length; start += size) {
      // Validated by a schema made from the table's own columns, which the type system cannot see.
      const insert = tx.insert(table).values(alike.slice(start, start + size) as never);
      const put =
        names.length > 0 ? insert.onConflictDoUpdate({ target, set, setWhere }) : insert.onConflictDoNothing();
      for (const { added, ...row } of await put.returning(returning)) done.push({ row, added });
    }
  }
  return done;
}
