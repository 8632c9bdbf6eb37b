import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { requireSeparation } from '../../access/duties.ts';
import { addGuides, namedRows } from '../../changes/change.ts';
import { checkRows } from '../../changes/check.ts';
import { newRemoval, removeKept } from '../../changes/removed/keep.ts';
import { checkRules, type PlacedRule, rulesIn } from '../../changes/rule-names.ts';
import { putRows } from '../../changes/write.ts';
import { roles } from '../../database/schema/access.ts';
import { keepingEditions } from '../../editions/keep.ts';
import { publishedWith } from '../../editions/published.ts';
import { isActivity } from '../../parts/activity.ts';
import type { Act, Change } from '../../parts/changing.ts';
import { AdminError } from '../../parts/fields.ts';
import { Problems } from '../../parts/problems.ts';
import { keyOf, type Part, type Row, rowKey, rowLabel } from '../../parts/tables.ts';
import { contentChanged } from '../../tenancy/resolve.ts';
import { type Scoped, scoped } from '../../tenancy/scoped.ts';
import type { Surroundings } from '../words.ts';
import { readRows } from './cells.ts';
import { type Plan, planRows } from './plan.ts';
import { noRemovals, planRemovals, type Removals } from './removals.ts';
import { expectation, RowErrors } from './row-errors.ts';
import { readSheet } from './sheet.ts';
import { countsText, planLines } from './told.ts';

/**
 * Brings a part to what another system's table says: adds and changes rows, in the columns that the table has. With
 * `--complete` the table is the whole list, and rows that it lacks are removed. Without `--yes` it only tells what it
 * would do. Throws {@link AdminError}, with nothing written, when a row is wrong.
 */
export async function applyFile(
  key: string,
  part: Part,
  file: string,
  flags: ReadonlySet<string>,
  at: Surroundings,
): Promise<void> {
  checkApplicable(part);
  const here = scoped(at.db, { id: key });
  const name = path.basename(file);
  const errors = new RowErrors();
  const rows = readRows(part, await readSheet(file), name, errors);
  const plan = await planRows(here, part, rows, errors);
  errors.throwIfAny(name);
  const removals = flags.has('--complete') ? await planRemovals(here, part, plan.keys, errors) : noRemovals;
  const warnings = await checkPlan(here, part, plan, removals, errors);
  errors.throwIfAny(name);
  const counts = countsText(plan, removals);
  for (const warning of warnings) at.print(warning);
  const isRefused = removals.isMany && !flags.has('--allow-removals');
  if (!flags.has('--yes')) {
    at.changedMany([], counts);
    for (const line of planLines(part, plan, removals)) at.print(line);
    at.print(`${part.name}：${counts}。`);
    if (isRefused) at.print(brakeText(removals));
    at.print('以上只是预览，什么都没有写入。确定后加 --yes。');
    return;
  }
  if (isRefused) throw new AdminError(`${brakeText(removals)}什么都没有写入。`);
  await keepingEditions(here, at.act, publishedWith(part), () => write(here, part, plan, removals, at.act));
  at.changedMany(changesOf(part, plan, removals), counts);
  at.print(`${part.name}：${counts}。`);
}

const brakeText = ({ rows, total }: Removals) =>
  `文件里没有的有 ${rows.length} 行，占现有 ${total} 行的 ${percentOf(rows.length, total)}，超过 5%，可能是文件不全。确实要删除，加 --allow-removals。`;

const percentOf = (some: number, all: number) => `${Math.round((some / all) * 1000) / 10}%`;

/** Throws {@link AdminError} for parts that people fill themselves, or that a command of their own keeps in order. */
function checkApplicable(part: Part): void {
  if (isActivity(part)) throw new AdminError(`${part.name} 是用户自己的记录，不能用文件更改。`);
  if (part.name === 'signInMethods') throw new AdminError('登录方式请用 sign-in set 设置。');
}

/**
 * Adds to `errors` what is wrong between rows, as `import` does: what they name that is not there, and the like. Returns
 * what could not be checked, for the operator.
 */
async function checkPlan(
  here: Scoped,
  part: Part,
  { added, changed }: Plan,
  removals: Removals,
  errors: RowErrors,
): Promise<string[]> {
  const planned = [...added, ...changed];
  if (planned.length + removals.rows.length === 0) return [];
  const own = planned.map(({ after }) => after);
  if (part.name === 'departments') own.push(...(await othersThan(here, part, [...own, ...removals.rows])));
  const rows = await namedRows(here, part);
  const problems = new Problems();
  checkRows({ rows: rows.set(part.name, own) }, problems, [part]);
  const isGiven = ({ index, column }: PlacedRule) =>
    !isDeepStrictEqual(planned[index]?.before?.[column], planned[index]?.after[column]);
  const warnings = await checkRules(here, rulesIn(rows, [part]).filter(isGiven), problems);
  const numbers = new Map(planned.map(({ row, after }, index) => [rowLabel(part, after, index), { row, after }]));
  for (const { row: label = '', field = '', message } of problems.list) {
    const found = numbers.get(label);
    if (!found) errors.addLine(`${label}${field} 列：${message}`);
    else {
      const place = { row: found.row, key: keyOf(part, found.after), column: field };
      errors.add(place, `${message}${expectation(part, field)}`);
    }
  }
  return warnings;
}

/** The rows there are beside these. */
async function othersThan(here: Scoped, part: Part, rows: readonly Row[]): Promise<Row[]> {
  const keys = new Set(rows.map((row) => rowKey(part.key, row)));
  return ((await here.rows(part.table)) as Row[]).filter((row) => !keys.has(rowKey(part.key, row)));
}

async function write(here: Scoped, part: Part, plan: Plan, removals: Removals, act: Act): Promise<void> {
  const { db, institution } = here;
  const [added, changed] = [plan.added, plan.changed].map((rows) => rows.map(({ after }) => after)) as [Row[], Row[]];
  if (added.length + changed.length + removals.rows.length === 0) return;
  // A row that somebody else has added meanwhile stays as it is.
  await putRows(db, institution, part, added, () => false);
  await putRows(db, institution, part, changed, (name) => plan.columns.has(name));
  await addGuides(here, part, added);
  await removeKept(here, part, removals.rows, newRemoval(act.actor));
  if (part.table === roles) await requireSeparation(here);
  await contentChanged(db, { id: institution });
}

function changesOf(part: Part, { added, changed }: Plan, removals: Removals): Change[] {
  const written = [...removals.rows.map((before) => ({ before, after: null })), ...added, ...changed];
  return written.map(({ before, after }) => ({ part, before, after }));
}
