import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { people } from '../../database/schema/people.ts';
import { deliveredRows } from '../../parts/activity.ts';
import { among, ofKeys } from '../../parts/keys.ts';
import { keyOf, type Part, type Row, rowKey, tenantParts } from '../../parts/tables.ts';
import type { Scoped } from '../../tenancy/scoped.ts';
import { checkUnnamed } from '../change.ts';
import { isManyRemoved } from '../removed/brake.ts';
import { dependentsOf } from '../removed/keep.ts';
import { placesOf } from '../removed/people.ts';
import type { RowErrors } from './row-errors.ts';

/** The rows that a complete file does not have. */
export interface Removals {
  /** With all their columns. */
  readonly rows: readonly Row[];
  /** How many rows are deleted with them, by part. */
  readonly lost: ReadonlyMap<string, number>;
  /** At how many places rules name the people who are removed, and will not any more. */
  readonly named: number;
  /** More would leave than a usual night takes away: a file that was cut off looks the same. */
  readonly isMany: boolean;
  /** How many rows the part has. */
  readonly total: number;
}

export const noRemovals: Removals = { rows: [], lost: new Map(), named: 0, isMany: false, total: 0 };

/**
 * The rows of a part whose keys are not among these, without those that other systems delivered. Rows that others need
 * are added to `errors`. Throws {@link AdminError} for what a rule or a grant names.
 */
export async function planRemovals(
  here: Scoped,
  part: Part,
  keys: ReadonlySet<string>,
  errors: RowErrors,
): Promise<Removals> {
  const delivered = deliveredRows(here, part);
  const all = await selectColumns(here, part, part.key, delivered ? sql`not ${delivered}` : undefined);
  const rows = all.filter((row) => !keys.has(rowKey(part.key, row)));
  if (rows.length === 0) return { ...noRemovals, total: all.length };
  const lost = new Map<string, number>();
  for (const other of tenantParts) {
    for (const { part: name, from, to, cascades } of other.references) {
      if (name !== part.name) continue;
      if (cascades) continue;
      const columns = from.flatMap((column) => other.columns[column] ?? []);
      const naming = await selectColumns(here, other, from, among(columns, part, to, rows));
      for (const key of namedIn(naming, from)) errors.addLine(stillNamed(part, other, key));
    }
  }
  for (const { part: other, from, to } of dependentsOf(part)) {
    const columns = from.flatMap((column) => other.columns[column] ?? []);
    const count = await here.count(other.table, among(columns, part, to, rows));
    if (count > 0) lost.set(other.name, (lost.get(other.name) ?? 0) + count);
  }
  await checkUnnamed(here, part, rows);
  const whole = await selectColumns(here, part, Object.keys(part.columns), ofKeys(part, rows));
  const ids = part.table === people ? rows.map(({ id }) => String(id)) : [];
  const named = ids.length > 0 ? (await placesOf(here, ids)).length : 0;
  return { rows: whole, lost, named, isMany: isManyRemoved(rows.length, all.length), total: all.length };
}

const stillNamed = (part: Part, other: Part, key: string) =>
  `${part.name} 的 ${key} 不在文件里，但不能删除：${other.name} 还用着它`;

const namedIn = (rows: readonly Row[], columns: readonly string[]) =>
  new Set(rows.map((row) => keyOf({ key: columns }, row)));

async function selectColumns(
  here: Scoped,
  { table, columns }: Part,
  names: readonly string[],
  where: Parameters<Scoped['of']>[1],
): Promise<Row[]> {
  const selected = names.flatMap((name) => (columns[name] ? [[name, columns[name]]] : []));
  const query = here.db.select(Object.fromEntries(selected)).from(table as PgTable);
  return (await query.where(here.of(table, where))) as Row[];
}
