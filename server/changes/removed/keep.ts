import { randomUUID } from 'node:crypto';
import { isPublishedPart } from '@yimen/contract/published';
import type { PgTable } from 'drizzle-orm/pg-core';
import { people } from '../../database/schema/people.ts';
import { removedRows } from '../../database/schema/removed.ts';
import type { Change } from '../../parts/changing.ts';
import { among, ofKeys } from '../../parts/keys.ts';
import { writtenRow } from '../../parts/rows.ts';
import { isConfidential, keyOf, type Part, type Row, rowKey, tenantParts } from '../../parts/tables.ts';
import type { Scoped } from '../../tenancy/scoped.ts';
import { deletePeople, oncePerRow, placesOf } from './people.ts';

/** One act that removes: a command, a call of the staff, or an import. */
export interface Removal {
  readonly id: string;
  readonly at: Date;
  /** `cli:`, `person:` or `system:` with an id, or `server`. */
  readonly by: string;
}

export const newRemoval = (by: string): Removal => ({ id: randomUUID(), at: new Date(), by });

/** A part whose rows go with the row that they name. */
interface Dependent {
  readonly part: Part;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** What goes with the rows of a part: by foreign keys, and what is a person's without one. */
export function dependentsOf({ name, table }: Part): Dependent[] {
  return tenantParts.flatMap((part) => {
    const keys = part.references.filter((reference) => reference.part === name);
    const cascading = keys.filter(({ cascades }) => cascades).map(({ from, to }) => ({ part, from, to }));
    const isTheirs =
      table === people && 'person' in part.columns && part.references.every(({ from }) => !from.includes('person'));
    return isTheirs ? [...cascading, { part, from: ['person'], to: ['id'] }] : cascading;
  });
}

/** What went with rows that were removed. */
export interface Removing {
  /** Rows of other parts. */
  readonly along: ReadonlyMap<Part, readonly Row[]>;
  /** How rows changed whose rules named people who were removed; nobody has kept the editions yet. */
  readonly rules: readonly Change[];
}

/** Sealed secrets, and hashes of them, are not kept; passwords are hashes that stand with the account. */
export const isKept = ({ name }: Pick<Part, 'name'>) => !isConfidential(name) || name === 'accounts';

interface Going {
  /** The rows with these keys. */
  readonly meant: readonly Row[];
  /** Rows of other parts, in the order in which they follow from each other. */
  readonly along: readonly { readonly part: Part; readonly rows: readonly Row[] }[];
  /** The id under which the row that is meant is kept, of itself and of what goes with it. */
  readonly rootOf: (part: Part, row: Row) => string;
}

/** Reads the rows of a part with these keys, and what goes with them. */
async function readGoing(here: Scoped, part: Part, keys: readonly Row[]): Promise<Going> {
  const meant = await readRows(here, part, part.key, part, part.key, keys);
  const roots = new Map(meant.map((row) => [nameOf(part, row), randomUUID() as string]));
  const rootOf = (of: Part, row: Row) => roots.get(nameOf(of, row)) ?? '';
  const along: { part: Part; rows: readonly Row[] }[] = [];
  const queue = [{ part, rows: meant }];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { part: of, rows } = next;
    for (const { part: other, from, to } of dependentsOf(of)) {
      const found = await readRows(here, other, from, of, to, rows);
      const own = found.filter((row) => !roots.has(nameOf(other, row)));
      if (own.length === 0) continue;
      const named = new Map(rows.map((row) => [rowKey(to, row), rootOf(of, row)]));
      for (const row of own) roots.set(nameOf(other, row), named.get(rowKey(from, row)) ?? '');
      along.push({ part: other, rows: own });
      queue.push({ part: other, rows: own });
    }
  }
  return { meant, along, rootOf };
}

const nameOf = (part: Part, row: Row) => `${part.name} ${rowKey(part.key, row)}`;

/** How many rows go with these when all of these are removed, by part. */
export async function countGoing(
  here: Scoped,
  removed: readonly { readonly part: Part; readonly key: Row }[],
): Promise<ReadonlyMap<string, number>> {
  const known = new Set(removed.map(({ part, key }) => nameOf(part, key)));
  const counts = new Map<string, number>();
  const queue = removed.map(({ part, key }) => ({ part, rows: [key] as readonly Row[] }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { part: of, rows } = next;
    for (const { part: other, from, to } of dependentsOf(of)) {
      let count: number;
      if (isPublishedPart(other.name) || dependentsOf(other).length > 0) {
        const found = await readRows(here, other, from, of, to, rows);
        const own = found.filter((row) => !known.has(nameOf(other, row)));
        for (const row of own) known.add(nameOf(other, row));
        if (own.length > 0) queue.push({ part: other, rows: own });
        count = own.length;
      } else {
        // What people did may be as much as there are people: it is counted where it lies.
        count = await here.count(other.table, among(columnsOf(other, from), of, to, rows));
      }
      if (count > 0) counts.set(other.name, (counts.get(other.name) ?? 0) + count);
    }
  }
  return counts;
}

const columnsOf = ({ columns }: Part, names: readonly string[]) => names.flatMap((name) => columns[name] ?? []);

/**
 * Deletes the rows of a part with these keys, and what hangs on them, in the transaction of `here`; all of it is kept
 * for a time (`restoreRows`), but for secrets.
 */
export async function removeKept(here: Scoped, part: Part, keys: readonly Row[], removal: Removal): Promise<Removing> {
  const along = new Map<Part, readonly Row[]>();
  if (keys.length === 0) return { along, rules: [] };
  const { meant, along: going, rootOf } = await readGoing(here, part, keys);
  await keep(here, removal, part, meant, (row) => ({ id: rootOf(part, row), cause: null }));
  for (const { part: other, rows } of going) {
    await keep(here, removal, other, rows, (row) => ({ id: randomUUID(), cause: rootOf(other, row) }));
    along.set(other, [...(along.get(other) ?? []), ...rows]);
  }
  if (part.table === people)
    return { along, rules: await removePeople(here, meant, removal, (row) => rootOf(part, row)) };
  await deleteRows(here, part, keys);
  return { along, rules: [] };
}

/** Keys in one statement. */
const batch = 5000;

async function deleteRows(here: Scoped, part: Part, rows: readonly Row[]): Promise<void> {
  for (let at = 0; at < rows.length; at += batch) {
    await here.delete(part.table, ofKeys(part, rows.slice(at, at + batch)));
  }
}

async function removePeople(
  here: Scoped,
  rows: readonly Row[],
  { id: removal, ...how }: Removal,
  rootOf: (row: Row) => string,
): Promise<readonly Change[]> {
  const rules: Change[] = [];
  for (let at = 0; at < rows.length; at += batch) {
    const ids = rows.slice(at, at + batch).map(({ id }) => String(id));
    const places = await placesOf(here, ids);
    const kept = places.map(({ part: of, key, column, person, depths }) => ({
      ...how,
      removal,
      id: randomUUID(),
      kind: 'name' as const,
      person,
      cause: rootOf({ id: person }),
      part: of.name,
      key: keyOf(of, key),
      row: { key, column, depths },
    }));
    await insert(here, kept);
    rules.push(...(await deletePeople(here, ids, { keepsRemoved: true })));
  }
  return oncePerRow(rules);
}

/** Rows of a part that name, by `from`, one of these rows of another. */
async function readRows(
  here: Scoped,
  part: Part,
  from: readonly string[],
  of: Part,
  to: readonly string[],
  rows: readonly Row[],
): Promise<Row[]> {
  const columns = columnsOf(part, from);
  const found: Row[] = [];
  for (let at = 0; at < rows.length; at += batch) {
    const query = here.db.select({ ...part.columns }).from(part.table as PgTable);
    found.push(...(await query.where(here.of(part.table, among(columns, of, to, rows.slice(at, at + batch))))));
  }
  return found;
}

async function keep(
  here: Scoped,
  { id: removal, ...how }: Removal,
  part: Part,
  rows: readonly Row[],
  placeOf: (row: Row) => { id: string; cause: string | null },
): Promise<void> {
  if (!isKept(part)) return;
  const kept = rows.map((row) => ({
    ...how,
    ...placeOf(row),
    removal,
    kind: 'row' as const,
    part: part.name,
    key: keyOf(part, row),
    row: writtenRow(part, row),
    person: part.table === people ? String(row.id) : ((row.person as string | null | undefined) ?? null),
  }));
  await insert(here, kept);
}

/** Rows in one statement. */
const insertBatch = 1000;

async function insert(here: Scoped, kept: Parameters<typeof here.insert<typeof removedRows>>[1]): Promise<void> {
  for (let at = 0; at < kept.length; at += insertBatch)
    await here.insert(removedRows, kept.slice(at, at + insertBatch));
}
