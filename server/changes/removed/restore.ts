import type { Audience } from '@yimen/contract/audience';
import { isPublishedPart } from '@yimen/contract/published';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { raising } from '../../access/gains.ts';
import { withPerson } from '../../access/rule-people.ts';
import type { Database } from '../../database/open.ts';
import { removedRows } from '../../database/schema/removed.ts';
import { signInMethods } from '../../database/schema/sign-in.ts';
import { keepEditions } from '../../editions/keep.ts';
import type { Act, Change } from '../../parts/changing.ts';
import { AdminError } from '../../parts/fields.ts';
import { keyColumns, matching, ofKeys } from '../../parts/keys.ts';
import { Problems, validate, warningLine } from '../../parts/problems.ts';
import { rowSchema } from '../../parts/rows.ts';
import { findPart, keyOf, type Part, type Row, rowKey, rowLabel, tenantParts } from '../../parts/tables.ts';
import { lockInstitution } from '../../tenancy/lock.ts';
import { contentChanged } from '../../tenancy/resolve.ts';
import { type Scoped, scoped } from '../../tenancy/scoped.ts';
import { namedRows } from '../change.ts';
import { checkRows } from '../check.ts';
import { missingNames, warningLines } from '../loose-names.ts';
import { checkRules, rulesIn } from '../rule-names.ts';
import { keepWayIn } from '../ways-in.ts';
import { putRows } from '../write.ts';
import { hostsPart, restoreHost } from './hosts.ts';
import { changeRule, oncePerRow } from './people.ts';

export type Kept = typeof removedRows.$inferSelect;

/** What is to come back. */
export interface Restorable {
  readonly meant: readonly Kept[];
  /** What went with it and comes back too. */
  readonly along: readonly Kept[];
  /** What went with it and does not come back: it stays removed by itself. */
  readonly withheld: readonly Kept[];
}

/** What came back. */
export interface Restored {
  /** How many rows that were meant. */
  readonly restored: number;
  /**
   * What stands in the record: the rows that were meant and, as going along, grants that came back with them and rows
   * whose rules name people again.
   */
  readonly recorded: readonly Change[];
  /** How many rows have rules that name people again. */
  readonly rules: number;
  /** How many rows came back with those that were meant, by part. */
  readonly along: ReadonlyMap<string, number>;
  /** How many did not, because what they name is gone, or they are there again. */
  readonly left: number;
  /**
   * What could not be checked, which secrets have to be set anew, and which names are still missing, in lines for whoever
   * put it back.
   */
  readonly warnings: readonly string[];
}

/** What went with rows that were meant. */
export const wentAlong = (here: Scoped, meant: readonly Kept[]): Promise<Kept[]> =>
  here.rows(removedRows, { where: wentWith(meant) });

const idsOf = (rows: readonly Kept[]) => rows.map(({ id }) => id);
const wentWith = (meant: readonly Kept[]) => inArray(removedRows.cause, idsOf(meant));

/**
 * Puts removed rows back, with what went with them, in a transaction that has begun: through the checks that `set` makes.
 * Throws ContentError for a row that is wrong by now, and {@link AdminError} for one that is there again.
 */
export async function restoreRows(db: Database, institution: string, what: Restorable, act: Act): Promise<Restored> {
  const here = scoped(db, { id: institution });
  await lockInstitution(db, { id: institution });
  return raising(here, act, () => putAllBack(db, institution, what, act));
}

async function putAllBack(
  db: Database,
  institution: string,
  { meant, along, withheld }: Restorable,
  act: Act,
): Promise<Restored> {
  const here = scoped(db, { id: institution });
  await here.update(removedRows, { cause: null }, inArray(removedRows.id, idsOf(withheld)));
  const [changes, warnings]: [Change[], string[]] = [[], []];
  for (const [part, own] of byPart(meant)) {
    const { rows, told } = await putBack(here, part, own, { isMeant: true });
    warnings.push(...told);
    const secrets = secretsNotKept[part.name];
    if (secrets) warnings.push(`${secrets}没有保留，要重新设置。`);
    if (part.table === signInMethods) for (const row of rows) await keepWayIn(db, institution, row, undefined);
    changes.push(...rows.map((after) => ({ part, before: null, after })));
  }
  const { returned, counts, left } = await putAlong(here, along);
  for (const { row } of meant.filter(({ part }) => part === hostsPart.name))
    changes.push(await restoreHost(db, institution, row));
  const named: Change[] = [];
  for (const place of along.filter(({ kind }) => kind === 'name')) named.push(...(await nameAgain(here, place)));
  const rules = oncePerRow(named).map((change) => ({ ...change, isAlong: true }));
  await keepEditions(here, act, [...changes, ...returned, ...rules]);
  await here.delete(removedRows, or(inArray(removedRows.id, idsOf(meant)), wentWith(meant)) ?? sql`false`);
  await contentChanged(here.db, { id: here.institution });
  const given = returned.filter(({ part }) => part.name === 'grants');
  const recorded = [...changes, ...given, ...rules];
  return { restored: changes.length, recorded, rules: rules.length, along: counts, left, warnings };
}

/** Rows by their part, in the order in which they are put back. */
const byPart = (kept: readonly Kept[]) =>
  inOrder.flatMap((part): (readonly [Part, Kept[]])[] => {
    const own = kept.filter((row) => row.kind === 'row' && row.part === part.name);
    return own.length > 0 ? [[part, own]] : [];
  });

interface Returned {
  readonly returned: readonly Change[];
  /** How many rows, by part. */
  readonly counts: ReadonlyMap<string, number>;
  /** How many did not come back. */
  readonly left: number;
  /** Those of them that are not there again: something that they name is gone. */
  readonly lacking: readonly Kept[];
}

/** Puts back what went with rows that are there again. */
async function putAlong(here: Scoped, along: readonly Kept[]): Promise<Returned> {
  const [returned, lacking]: [Change[], Kept[]] = [[], []];
  const counts = new Map<string, number>();
  let left = 0;
  for (const [part, own] of byPart(along)) {
    const done = await putBack(here, part, own, { isMeant: false });
    if (done.rows.length > 0) counts.set(part.name, done.rows.length);
    returned.push(...done.rows.map((after) => ({ part, before: null, after, isAlong: true })));
    lacking.push(...done.lacking);
    left += own.length - done.rows.length;
  }
  return { returned, counts, left, lacking };
}

/** A row of content that is published anew. */
interface Named {
  readonly part: Pick<Part, 'name' | 'key'>;
  readonly key: Row;
}

/** What is kept of these rows from when each was removed last. */
export async function lastRemoved(here: Scoped, named: readonly Named[]): Promise<Kept[]> {
  const last = new Map<string, Kept>();
  for (const [part, own] of Map.groupBy(named, (one) => one.part)) {
    const keys = own.map(({ key }) => keyOf(part, key));
    const isOne = and(eq(removedRows.kind, 'row'), eq(removedRows.part, part.name), inArray(removedRows.key, keys));
    const nameOf = (row: Row) => `${part.name} ${rowKey(part.key, row)}`;
    const wanted = new Set(own.map(({ key }) => nameOf(key)));
    for (const kept of await here.rows(removedRows, { where: isOne, orderBy: [asc(removedRows.at)] }))
      if (wanted.has(nameOf(kept.row))) last.set(nameOf(kept.row), kept);
  }
  return [...last.values()];
}

/**
 * Puts back what people did with rows that have been published anew, in a transaction that has begun: `removed` is what
 * is kept of these rows, and is not kept any longer. What cannot come back, such as what was done by somebody who is gone
 * meanwhile, stays removed by itself. Returns how many rows came back, by part.
 */
export async function restoreActivity(here: Scoped, removed: readonly Kept[]): Promise<ReadonlyMap<string, number>> {
  if (removed.length === 0) return new Map();
  const along = await wentAlong(here, removed);
  // Content that went along, such as a guide, comes from its editions.
  const isContent = ({ part }: Kept) => isPublishedPart(part);
  const { counts, lacking } = await putAlong(
    here,
    along.filter((row) => !isContent(row)),
  );
  const staying = idsOf([...lacking, ...along.filter(isContent)]);
  await here.update(removedRows, { cause: null }, sql`${removedRows.id} = any(${sql.param(staying)}::uuid[])`);
  await here.delete(removedRows, or(inArray(removedRows.id, idsOf(removed)), wentWith(removed)) ?? sql`false`);
  return counts;
}

/** Secrets that go with a row of these parts, and are not kept. */
const secretsNotKept: Readonly<Record<string, string>> = {
  sources: '数据源的密钥',
  signInMethods: '登录方式的密钥',
  passportServices: '站点的密钥',
  pushSystems: '推送系统的密钥',
};

/** Grants name roles, without a foreign key. */
const inOrder = tenantParts.toSorted((a, b) => Number(b.name === 'roles') - Number(a.name === 'roles'));

/** Of rows that were not meant themselves, those that are wrong by now are left out. */
async function putBack(
  here: Scoped,
  part: Part,
  kept: readonly Kept[],
  { isMeant }: { readonly isMeant: boolean },
): Promise<{ rows: readonly Row[]; told: string[]; lacking: readonly Kept[] }> {
  const problems = new Problems();
  const schema = v.array(rowSchema(part.name, part.columns));
  const rows = (validate(
    part.name,
    schema,
    kept.map(({ row }) => row),
    problems,
  ) ?? []) as Row[];
  const there = await readThere(here, part, rows);
  const [again] = isMeant ? rows.filter((row) => there.has(rowKey(part.key, row))) : [];
  if (again) throw new AdminError(`没有放回：${part.name} 中又有了 ${keyOf(part, again)}。`);
  const known = await namedRows(here, part);
  const others = part.name === 'departments' ? ((await here.rows(part.table)) as Row[]) : [];
  checkRows({ rows: known.set(part.name, [...rows, ...others]) }, problems, [part]);
  const own = new Map([[part.name, rows]]);
  const told = await checkRules(here, rulesIn(own, [part]), problems);
  if (isMeant) problems.throwIfAny();
  const wrong = new Set(problems.list.map(({ row }) => row));
  const fit = rows.filter((row, index) => !wrong.has(rowLabel(part, row, index)) && !there.has(rowKey(part.key, row)));
  await putRows(here.db, here.institution, part, fit, () => false);
  const missing = await missingNames(here, part, fit, () => true);
  const back = new Set(fit);
  const isLacking = (row: Row | undefined) => !row || !(back.has(row) || there.has(rowKey(part.key, row)));
  const lacking = kept.filter((_, index) => isLacking(rows[index]));
  return { rows: fit, told: warningLines([...told, ...missing].map(warningLine)), lacking };
}

/** The keys of these rows that are there. */
async function readThere(here: Scoped, part: Part, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const query = here.db.select(keyColumns(part)).from(part.table as PgTable);
  const found: Row[] = await query.where(here.of(part.table, ofKeys(part, rows)));
  return new Set(found.map((row) => rowKey(part.key, row)));
}

/** Names a person where a rule named them, if that rule is still there; returns how its row changed. */
async function nameAgain(here: Scoped, { part: name, row, person }: Kept): Promise<Change[]> {
  const { key, column, depths } = row as { key: Row; column: string; depths: number[] };
  const part = findPart(name);
  const [found] = part ? ((await here.rows(part.table, { where: matching(part, key), limit: 1 })) as Row[]) : [];
  const rule = found?.[column] as Audience | null | undefined;
  if (!part || !found || !rule || !person) return [];
  return [await changeRule(here, part, found, { [column]: withPerson(rule, person, depths) })];
}
