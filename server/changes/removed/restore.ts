import type { Audience } from '@yimen/contract/audience';
import { inArray, or, sql } from 'drizzle-orm';
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
  return raising(here, act.actor, () => putAllBack(db, institution, what, act));
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
  /** What came back with what was meant. */
  const returned: Change[] = [];
  const counts = new Map<string, number>();
  let left = 0;
  const parts = (rows: readonly Kept[]) => inOrder.filter(({ name }) => rows.some(({ part }) => part === name));
  const ofPart = (rows: readonly Kept[], { name }: Part) =>
    rows.filter((row) => row.kind === 'row' && row.part === name);
  for (const part of parts(meant)) {
    const { rows, told } = await putBack(here, part, ofPart(meant, part), { isMeant: true });
    warnings.push(...told);
    const secrets = secretsNotKept[part.name];
    if (secrets) warnings.push(`${secrets}没有保留，要重新设置。`);
    if (part.table === signInMethods) for (const row of rows) await keepWayIn(db, institution, row, undefined);
    changes.push(...rows.map((after) => ({ part, before: null, after })));
  }
  for (const part of parts(along)) {
    const own = ofPart(along, part);
    const { rows } = await putBack(here, part, own, { isMeant: false });
    if (rows.length > 0) counts.set(part.name, rows.length);
    returned.push(...rows.map((after) => ({ part, before: null, after, isAlong: true })));
    left += own.length - rows.length;
  }
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
): Promise<{ rows: readonly Row[]; told: string[] }> {
  if (kept.length === 0) return { rows: [], told: [] };
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
  return { rows: fit, told: warningLines([...told, ...missing].map(warningLine)) };
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
