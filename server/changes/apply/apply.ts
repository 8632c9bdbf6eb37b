import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isPublishedPart } from '@yimen/contract/published';
import { decidesPermits, raising } from '../../access/gains.ts';
import { keepEditions, keepingEditions } from '../../editions/keep.ts';
import { publishedWith } from '../../editions/published.ts';
import { isActivity } from '../../parts/activity.ts';
import type { Act, Change } from '../../parts/changing.ts';
import { AdminError } from '../../parts/fields.ts';
import { Problems, warningLine } from '../../parts/problems.ts';
import { keyOf, type Part, type Row, rowKey, rowLabel } from '../../parts/tables.ts';
import { contentChanged } from '../../tenancy/resolve.ts';
import type { Scoped } from '../../tenancy/scoped.ts';
import { addGuides, namedRows } from '../change.ts';
import { checkCells } from '../check.ts';
import { missingNames, warningLines } from '../loose-names.ts';
import { checkPictureNames } from '../picture-names.ts';
import { newRemoval, type Removing, removeKept } from '../removed/keep.ts';
import { checkRules, refuseOver, rulesIn } from '../rule-names.ts';
import { marked, putRows } from '../write.ts';
import { readRows, type Table } from './cells.ts';
import { type Plan, planRows, type TablePlan } from './plan.ts';
import { noRemovals, planRemovals, type Removals } from './removals.ts';
import { type RowErrors, withExpectation } from './row-errors.ts';
import { readSheet, type SheetFile } from './sheet.ts';
import { differing } from './told.ts';

/**
 * Reads a file of a part. Throws {@link AdminError} for a file that is no table or does not say which rows are meant, and
 * for a part that no file changes; what is wrong in a row, and unknown columns, are kept for {@link planTable}.
 */
export async function readTable(part: Part, file: SheetFile): Promise<Table> {
  checkApplicable(part);
  return readRows(part, await readSheet(file), file.name);
}

interface Planning {
  /** Whether the file is the whole list: rows that it lacks are removed. */
  readonly isComplete: boolean;
  /**
   * Adds to `errors` what else is wrong with a plan, judged by its added and changed rows: those with wrong columns are
   * `partial`. There are removals only where the file is complete and nothing was wrong so far.
   */
  readonly check?: (plan: Plan, removals: Removals, errors: RowErrors) => Promise<void>;
}

/**
 * Compares a table with a part. Throws {@link AdminError} with all that is wrong in all rows. Of a row with wrong columns
 * the others are checked too, but no rule that needs a wrong one, and not what `check` judges rows by. Which rows would be
 * removed is not known, and not checked, before all rows are right. Writes nothing.
 */
export async function planTable(
  here: Scoped,
  part: Part,
  { name, rows, errors }: Table,
  { isComplete, check }: Planning,
): Promise<TablePlan> {
  const plan = await planRows(here, part, rows, errors);
  const warnings = await checkPlan(here, part, plan, isComplete, errors);
  const removals = isComplete && errors.isEmpty ? await planRemovals(here, part, plan.keys, errors) : noRemovals;
  await check?.(plan, removals, errors);
  errors.throwIfAny(name);
  return { ...plan, removals, warnings };
}

/**
 * Writes what a plan of a table says, and keeps the editions that come of it. Returns what changed, and after it what went
 * along, without users' activity.
 */
export async function applyPlan(here: Scoped, part: Part, plan: TablePlan, act: Act): Promise<Change[]> {
  const published = publishedWith(part);
  const writePlan = () => write(here, part, plan, act);
  const { done, changes } = await keepingEditions(here, act, published, () =>
    decidesPermits(part) ? raising(here, act, writePlan) : writePlan(),
  );
  await keepEditions(here, act, done.rules);
  const { added, changed, removals } = plan;
  const planned = [...removals.rows.map((before) => ({ before, after: null })), ...added, ...changed];
  const own = isPublishedPart(part.name) ? [] : planned.map(({ before, after }) => ({ part, before, after }));
  const along = [...done.along].filter(([other]) => !published.includes(other) && !isActivity(other));
  const gone = along.flatMap(([other, rows]) => rows.map((before) => ({ part: other, before, after: null })));
  return [...own, ...changes, ...done.rules, ...gone].map((one) => marked({ ...one, isAlong: one.part !== part }));
}

/** Tells plans of the same table apart that would change different things. */
export function digestOfPlan(part: Part, { added, changed, removals }: TablePlan): string {
  const told = [
    added.map(({ after }) => rowKey(part.key, after)),
    changed.map((one) => [rowKey(part.key, one.after), changedValues(part, one)]),
    removals.rows.map((row) => rowKey(part.key, row)).sort(),
    [...removals.lost],
  ];
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url');
}

const changedValues = (part: Part, one: Plan['changed'][number]) =>
  differing(part, one).map((name) => [name, one.before?.[name], one.after[name]]);

/** Throws {@link AdminError} for parts that people fill themselves, or that a command of their own keeps in order. */
function checkApplicable(part: Part): void {
  if (isActivity(part)) throw new AdminError(`${part.name} 是用户自己的记录，不能用文件更改。`);
  if (part.name === 'signInMethods') throw new AdminError('登录方式请用 sign-in set 设置。');
}

/**
 * Adds to `errors` what is wrong between rows, as `import` does: what they name that is not there, and the like. Returns
 * what could not be checked or may come later, for the operator.
 */
async function checkPlan(
  here: Scoped,
  part: Part,
  { added, changed, partial, keys }: Plan,
  isComplete: boolean,
  errors: RowErrors,
): Promise<string[]> {
  const planned = [...added, ...changed, ...partial];
  const own = planned.map(({ after }) => after);
  const others = part.name === 'departments' ? await othersThan(here, part, own) : [];
  // As long as a row is wrong, it may be any of those that the file seems to lack.
  const staying = isComplete && errors.isEmpty ? others.filter((row) => keys.has(rowKey(part.key, row))) : others;
  if (planned.length === 0 && staying.length === others.length) return [];
  own.push(...staying);
  const rows = await namedRows(here, part);
  const problems = new Problems();
  const lacking = new Set(partial.map(({ after }) => after));
  checkCells(part, rows.set(part.name, own), problems, (row, column) => lacking.has(row) && !(column in row));
  const isGiven = (column: string, index: number) => {
    const { before, after = {} } = planned[index] ?? {};
    return column in after && !isDeepStrictEqual(before?.[column], after[column]);
  };
  const pictured = new Map([[part.name, own]]);
  await checkPictureNames(here.db, here.institution, pictured, problems, isGiven);
  const rules = rulesIn(rows, [part]).filter(({ column, index }) => isGiven(column, index));
  const told = await checkRules(here, rules, problems);
  refuseOver(rules, problems);
  const labelled = new Map(own.map((row, index) => [rowLabel(part, row, index), { row, at: planned[index] }]));
  for (const { row: label = '', field = '', message } of problems.list) {
    const { row = {}, at } = labelled.get(label) ?? {};
    const key = keyOf(part, row);
    if (at) errors.add({ row: at.row, key, column: field }, withExpectation(message, part, field));
    else errors.addLine(`${part.name} 的 ${key} 的 ${field}：${message}`);
  }
  const missing = await missingNames(
    here,
    part,
    planned.map(({ after }) => after),
    isGiven,
  );
  const lines = [...told, ...missing].map(({ index, field = '', message }) => {
    const { row = 0, after = {} } = planned[index] ?? {};
    return warningLine({ file: `第 ${row} 行（${keyOf(part, after)}）${field} 列`, message });
  });
  return warningLines(lines);
}

/** The rows there are beside these. */
async function othersThan(here: Scoped, part: Part, rows: readonly Row[]): Promise<Row[]> {
  const keys = new Set(rows.map((row) => rowKey(part.key, row)));
  return ((await here.rows(part.table)) as Row[]).filter((row) => !keys.has(rowKey(part.key, row)));
}

async function write(here: Scoped, part: Part, plan: TablePlan, act: Act): Promise<Removing> {
  const { db, institution } = here;
  const { removals } = plan;
  const [added, changed] = [plan.added, plan.changed].map((rows) => rows.map(({ after }) => after)) as [Row[], Row[]];
  if (added.length + changed.length + removals.rows.length === 0) return { along: new Map(), rules: [] };
  // A row that somebody else has added meanwhile stays as it is.
  await putRows(db, institution, part, added, () => false);
  await putRows(db, institution, part, changed, (name) => plan.columns.has(name));
  await addGuides(here, part, added);
  const removed = await removeKept(here, part, removals.rows, newRemoval(act.actor));
  await contentChanged(db, { id: institution });
  return removed;
}
