import type { PgTable } from 'drizzle-orm/pg-core';
import { keepEditions } from '../editions/keep.ts';
import type { Act, Change } from '../parts/changing.ts';
import { ofKeys } from '../parts/keys.ts';
import { type Problem, Problems, validate } from '../parts/problems.ts';
import { rowSchema, writtenRow } from '../parts/rows.ts';
import { type Part, type Row, rowKey, rowLabel } from '../parts/tables.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { checkBesideOthers, checkUnnamed } from './change.ts';
import { newRemoval, removeKept } from './removed/keep.ts';
import { putRows } from './write.ts';

/** What keeps rows of a part from being written, by their places: the first problem of each; nothing of those that are right. */
export async function problemsOfMany(
  here: Scoped,
  part: Part,
  given: readonly Row[],
): Promise<ReadonlyMap<number, Problem>> {
  const schema = rowSchema(part.name, part.columns);
  const found = new Map<number, Problem>();
  const valid: { readonly place: number; readonly row: Row }[] = [];
  for (const [place, row] of given.entries()) {
    const own = new Problems();
    const read = validate(part.name, schema, writtenRow(part, row), own);
    const [problem] = own.list;
    if (problem) found.set(place, problem);
    else valid.push({ place, row: read as Row });
  }
  const rows = valid.map(({ row }) => row);
  const problems = new Problems();
  await checkBesideOthers(here, part, rows, problems, { asked: new Set(Object.keys(part.columns)), before: null });
  const places = new Map(valid.map(({ place, row }, index) => [rowLabel(part, row, index), place]));
  for (const problem of problems.list) {
    const place = places.get(problem.row ?? '');
    if (place !== undefined && !found.has(place)) found.set(place, problem);
  }
  return found;
}

interface Many {
  /** Whole rows, of which {@link problemsOfMany} tells nothing. */
  readonly rows: readonly Row[];
  /** Keys of the rows that go; what hangs on them goes along. */
  readonly removed: readonly Row[];
}

/**
 * Adds, changes and removes rows of one part in one release, of which `act` has the number then; what goes is kept for a
 * time. Returns what was changed. Whether visitors' pages show it is for the caller to know.
 */
export async function writeMany(here: Scoped, act: Act, part: Part, { rows, removed }: Many): Promise<Change[]> {
  // Before rows are locked: who publishes waits in the same order.
  await lockInstitution(here.db, { id: here.institution });
  const there = await lockedRows(here, part, [...rows, ...removed]);
  const written = rows.map((row): Change => {
    const before = there.get(rowKey(part.key, row)) ?? null;
    return { part, before, after: { ...before, ...row } };
  });
  await putRows(here.db, here.institution, part, rows, () => true);
  const gone = removed.flatMap((key): Row[] => {
    const row = there.get(rowKey(part.key, key));
    return row ? [row] : [];
  });
  await checkUnnamed(here, part, gone);
  const { along } = await removeKept(here, part, gone, newRemoval(act.actor));
  const removals = [...along, [part, gone] as const].flatMap(([of, own]) =>
    own.map((before): Change => ({ part: of, before, after: null })),
  );
  const changes = [...written, ...removals];
  await keepEditions(here, act, changes);
  return changes;
}

/** The rows of these keys that are there, by key. */
async function lockedRows(here: Scoped, part: Part, keys: readonly Row[]): Promise<ReadonlyMap<string, Row>> {
  if (keys.length === 0) return new Map();
  const found = (await here.db
    .select()
    .from(part.table as PgTable)
    .where(here.of(part.table, ofKeys(part, keys)))
    .for('no key update')) as Row[];
  return new Map(found.map((row) => [rowKey(part.key, row), row]));
}
