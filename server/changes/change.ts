import { isDeepStrictEqual } from 'node:util';
import { isPublishedPart } from '@yimen/contract/published';
import type { Withdrawal } from '@yimen/contract/withdrawal';
import { and, eq, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { decidesPermits, raising } from '../access/gains.ts';
import { foreignKeyViolation } from '../database/failure.ts';
import type { Queryable } from '../database/open.ts';
import { people } from '../database/schema/people.ts';
import { guides } from '../database/schema/services.ts';
import { signInMethods } from '../database/schema/sign-in.ts';
import { modules } from '../database/schema/site.ts';
import { inTransaction, tryInTransaction } from '../database/transaction.ts';
import { keepEditions } from '../editions/keep.ts';
import type { Changing } from '../parts/changing.ts';
import { defaults, emptyGuide } from '../parts/defaults.ts';
import { AdminError, type Fields, merge, UsageError } from '../parts/fields.ts';
import { matching } from '../parts/keys.ts';
import { ContentError, Problems, validate, warningLine } from '../parts/problems.ts';
import { columnValue, rowSchema, writtenRow } from '../parts/rows.ts';
import { keyOf, type Part, type Row, tenantParts } from '../parts/tables.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { checkRows } from './check.ts';
import { checkUngranted, partsOfGrants } from './granted.ts';
import { missingNames, warningLines } from './loose-names.ts';
import { moduleNaming, partsOfModules } from './module-paths.ts';
import { checkPictureNames } from './picture-names.ts';
import { newRemoval, removeKept } from './removed/keep.ts';
import { checkRules, type PlacedRule, refuseNamed, refuseOver, rulesIn } from './rule-names.ts';
import { keepWayIn, requireWayIn } from './ways-in.ts';
import { putRows } from './write.ts';

/**
 * The rows of a part with these values; without values all rows. Throws {@link AdminError} for a value that the field
 * cannot have: no row would be found, and nobody would know why.
 */
export async function findRows(db: Queryable, id: string, part: Part, fields: Fields): Promise<Row[]> {
  const wanted = Object.entries(merge(part.columns, {}, fields)).map(([name, value]) => {
    const column = part.columns[name];
    return [name, column ? columnValue(name, column, value) : value] as const;
  });
  // Texts are compared there: a file that is not meant is not read.
  const texts = wanted.flatMap(([name, value]) => {
    const column = part.columns[name];
    return column?.columnType === 'PgText' && typeof value === 'string' ? [eq(column, value)] : [];
  });
  const rows = (await scoped(db, { id }).rows(part.table, { where: and(...texts) })) as Row[];
  return rows
    .map((row) => writtenRow(part, row))
    .filter((row) => wanted.every(([name, value]) => JSON.stringify(row[name]) === JSON.stringify(value)));
}

/** Adds a row or changes the one with the same key; returns which. Throws ContentError that names the field. */
export async function setRow(at: Changing, id: string, part: Part, fields: Fields): Promise<'added' | 'changed'> {
  const given = merge(
    part.columns,
    {},
    fields.filter(([path]) => !path.includes('.')),
  );
  const named = fields.map(([path]) => path.split('.')[0] ?? '');
  return writeRow(at, id, part, { given, named, change: (base) => merge(part.columns, base, fields) });
}

/** What is written of a row. */
export interface RowChange {
  /** The fields that are set as a whole, with the key's. */
  readonly given: Row;
  /** All fields that are set, also those of which a part is set. */
  readonly named: readonly string[];
  /** The row as it is to be, from the row as it is, or as a new one begins. */
  change(base: Row): Row;
  /** Whether the row is again what it was once: a rule in it may be over. */
  readonly isFormer?: boolean;
}

/** As {@link setRow}, for a change that is not typed. */
export async function writeRow(
  { db, changed, act, counterparts }: Changing,
  id: string,
  part: Part,
  { given, named, change, isFormer = false }: RowChange,
): Promise<'added' | 'changed'> {
  const missing = part.key.filter((name) => !(name in given) && !(name in (defaults[part.name]?.(given) ?? {})));
  if (missing.length > 0)
    throw new UsageError(`没有写明是哪一行：请加上 ${missing.map((name) => `${name}=…`).join(' ')}`);
  const isMethod = part.table === signInMethods;
  return inTransaction(db, async (tx) => {
    // Before rows are locked: who publishes waits in the same order.
    if (isMethod || decidesPermits(part) || isPublishedPart(part.name)) await lockInstitution(tx, { id });
    const here = scoped(tx, { id });
    const start = { ...defaults[part.name]?.(given), ...given };
    // Locked, because a dotted field changes part of an object, of which another command may change another part.
    const locked = tx
      .select()
      .from(part.table as PgTable)
      .where(here.of(part.table, matching(part, start)));
    const [before] = (await locked.for('no key update')) as Row[];
    const base = before ? writtenRow(part, before) : { ...(await nextPosition(here, part)), ...start };
    const reading = 'name' in given ? readingColumn(part, given) : {};
    const asked = new Set([...named, ...Object.keys(reading)]);
    const derived = before ? [] : Object.keys(defaults[part.name]?.(given) ?? {}).filter((name) => !asked.has(name));
    const beside = { asked, before: isFormer ? null : (before ?? {}) };
    const { row, warnings } = await checked(here, part, change({ ...base, ...reading }), derived, beside);
    const put = () => putRows(tx, id, part, [row], (column) => asked.has(column));
    await (decidesPermits(part) ? raising(here, act, put) : put());
    if (isMethod) await keepWayIn(tx, id, row, before, counterparts);
    await addGuides(here, part, [row]);
    const done = { part, before: before ?? null, after: row };
    await keepEditions(here, act, [done]);
    await contentChanged(tx, { id });
    changed(done);
    for (const warning of warnings) act.warned?.(warning);
    return before ? 'changed' : 'added';
  });
}

/** Lists are sorted by the reading: it is derived from the name unless it is given. */
export const readingColumn = ({ name }: Part, given: Row): Row => {
  const column = readingColumns[name];
  return column ? { [column]: defaults[name]?.(given)[column] } : {};
};
const readingColumns: Readonly<Record<string, string>> = { apps: 'reading', people: 'pinyin' };

/** Gives new services an empty guide. */
export async function addGuides(here: Scoped, { name }: Part, rows: readonly Row[]): Promise<void> {
  if (name !== 'apps') return;
  const services = rows.filter(({ attributeType }) => attributeType === 1);
  await here.insertNew(
    guides,
    services.map(({ id }) => ({ app: String(id), guide: emptyGuide })),
  );
}

/** The position of a new row: last. */
export async function nextPosition(here: Scoped, { table, columns }: Part): Promise<Row> {
  if (!columns.position) return {};
  const next = sql<number>`coalesce(max(${columns.position}), -1)::int + 1`;
  const [found] = await here.db
    .select({ position: next })
    .from(table as PgTable)
    .where(here.of(table));
  return found ?? {};
}

async function checked(
  here: Scoped,
  part: Part,
  value: Row,
  derived: readonly string[],
  beside: Beside,
): Promise<{ row: Row; warnings: string[] }> {
  const problems = new Problems();
  const [row] = validate(part.name, v.array(rowSchema(part.name, part.columns)), [value], problems) ?? [];
  // What follows from a wrong field is wrong with it, and mended with it.
  const causes = problems.list.filter(({ field = '' }) => !derived.includes(field.split('.', 1)[0] ?? ''));
  if (causes.length > 0) throw new ContentError(causes);
  problems.throwIfAny();
  const warnings = await checkBesideOthers(here, part, [row as Row], problems, beside);
  problems.throwIfAny();
  return { row: row as Row, warnings };
}

/** How rows come to be checked beside others. */
interface Beside {
  /** The columns that are asked for: what others name was right once, and stays. */
  readonly asked: ReadonlySet<string>;
  /** The row as it is, beside which a new rule may not be over; null where rows come as they once were, or from a system. */
  readonly before: Row | null;
}

/**
 * Adds a problem for what is wrong between rows of a part, each valid by itself, and what is there: what they name that is
 * missing, in rules and as pictures only in the columns that are asked for, and rules that are over when they are given.
 * Returns what could not be checked or may come later, for the operator.
 */
export async function checkBesideOthers(
  here: Scoped,
  part: Part,
  own: readonly Row[],
  problems: Problems,
  { asked, before }: Beside,
): Promise<string[]> {
  const rows = await namedRows(here, part);
  rows.set(part.name, own);
  if (part.name === 'departments') {
    const ids = new Set(own.map(({ id }) => id));
    const others = ((await here.rows(part.table)) as Row[]).filter(({ id }) => !ids.has(id));
    rows.set(part.name, [...own, ...others]);
  }
  checkRows({ rows }, problems, [part]);
  const rules = rulesIn(rows, [part]).filter(({ column }) => asked.has(column));
  const warnings = (await checkRules(here, rules, problems)).map(warningLine);
  const isNew = ({ column, rule }: PlacedRule) => before && !isDeepStrictEqual(before[column], rule);
  refuseOver(rules.filter(isNew), problems);
  const pictured = new Map([[part.name, own]]);
  await checkPictureNames(here.db, here.institution, pictured, problems, (column) => asked.has(column));
  const missing = await missingNames(here, part, own, (column) => asked.has(column));
  return [...warnings, ...warningLines(missing.map(warningLine))];
}

/** The rows of other parts that a part's rows may name, with the columns by which they are named. */
export async function namedRows(here: Scoped, part: Part): Promise<Map<string, readonly Row[]>> {
  const names = [...part.references.map(({ part: one }) => one), ...(namedWithoutKeys[part.name] ?? usuallyNamed)];
  const rows = new Map<string, readonly Row[]>();
  for (const target of tenantParts) {
    if (!names.includes(target.name) || target === part) continue;
    const keys = part.references.flatMap(({ part: one, to }) => (one === target.name ? to : []));
    const columns = ['id', 'name', ...keys].flatMap((name) =>
      target.columns[name] ? [[name, target.columns[name]]] : [],
    );
    const query = here.db.select(Object.fromEntries(columns)).from(target.table as PgTable);
    rows.set(target.name, await query.where(here.of(target.table)));
  }
  return rows;
}

const usuallyNamed = ['labels', 'suitableFor'];
const namedWithoutKeys: Readonly<Record<string, readonly string[]>> = {
  modules: partsOfModules,
  grants: partsOfGrants,
};

/** What was removed of a part. */
export interface RemovedRows {
  /** Their keys, for a person to read. */
  readonly keys: readonly string[];
  /** How many rows went with them, by part. */
  readonly along: ReadonlyMap<string, number>;
}

/**
 * Removes the rows with these values, and the rows that depend on them, which are kept for a time. The edition keeps what
 * visitors are told of the withdrawal.
 */
export async function removeRows(
  { db, changed, act, counterparts }: Changing,
  id: string,
  part: Part,
  fields: Fields,
  withdrawal: Withdrawal | null = null,
): Promise<RemovedRows> {
  if (fields.length === 0) throw new UsageError('没有写明删除哪些行：请加上 字段=值。');
  if (part.table === people) throw new AdminError('删除人员请用 person erase：它会先说明连同他删除哪些数据。');
  const isMethod = part.table === signInMethods;
  return inTransaction(db, async (tx) => {
    if (isMethod || decidesPermits(part) || isPublishedPart(part.name)) await lockInstitution(tx, { id });
    const here = scoped(tx, { id });
    const found = await findRows(tx, id, part, fields);
    await checkUnnamed(here, part, found);
    const removal = newRemoval(act.actor);
    const counts = new Map<string, number>();
    const remove = async () => {
      for (const row of found) {
        const { along } = await removeKept(here, part, [row], removal).catch(stillNamed(part, row));
        for (const [{ name }, rows] of along) counts.set(name, (counts.get(name) ?? 0) + rows.length);
        const gone = [...along, [part, [row]] as const].flatMap(([of, rows]) =>
          rows.map((before) => ({ part: of, before, after: null, withdrawal: before === row ? withdrawal : null })),
        );
        await keepEditions(here, act, gone);
        changed({ part, before: withBytes(part, row), after: null });
      }
    };
    // The built-in role of the same id may allow more.
    await (decidesPermits(part) ? raising(here, act, remove) : remove());
    if (isMethod && found.some(({ enabled }) => enabled))
      await requireWayIn(tx, id, { counterparts: counterparts ?? 'asked' });
    await contentChanged(tx, { id });
    return { keys: found.map((row) => keyOf(part, row)), along: counts };
  });
}

/** A written row with its bytes as bytes again, of which the record tells the digest alone. */
const withBytes = ({ columns }: Part, row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      columns[name]?.getSQLType() === 'bytea' ? Buffer.from(String(value), 'base64') : value,
    ]),
  );

/** What {@link removeRows} would remove; nothing is. Throws what it would throw. */
export function tryRemoving(at: Changing, id: string, part: Part, fields: Fields): Promise<RemovedRows> {
  return tryInTransaction(at.db, (tx) =>
    removeRows({ ...at, db: tx, act: { ...at.act }, changed: () => {} }, id, part, fields),
  );
}

/** Says in words why the database keeps a row: others name it. */
const stillNamed =
  (part: Part, row: Row) =>
  (error: unknown): never => {
    const { code, table } = ((error as Error).cause ?? {}) as { code?: string; table?: string };
    if (code !== foreignKeyViolation) throw error;
    const other = tenantParts.find((one) => getTableName(one.table) === table)?.name ?? table;
    throw new AdminError(
      `${part.name} 的 ${keyOf(part, row)} 没有删除：${other} 中还有数据用着它，请先改掉或删除那些数据。`,
    );
  };

/**
 * Throws {@link AdminError} for what a grant or a module of the home names, and for a group or department that a rule names: without it the
 * rule would mean other people, more of them where it names an exception.
 */
export async function checkUnnamed(here: Scoped, part: Part, removed: readonly Row[]): Promise<void> {
  await checkUngranted(here, part, removed);
  const module = partsOfModules.includes(part.name)
    ? moduleNaming(part, removed, (await here.rows(modules)) as Row[])
    : null;
  if (module)
    throw new AdminError(
      `${part.name} 没有删除：首页模块 ${module.path}（template=${module.template}）还用着，请先用 remove modules 删除它。`,
    );
  await refuseNamed(
    here,
    part,
    removed.map(({ id }) => id),
  );
}
