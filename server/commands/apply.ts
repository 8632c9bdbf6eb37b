import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { applyPlan, planTable, readTable } from '../changes/apply/apply.ts';
import type { Removals } from '../changes/apply/removals.ts';
import { formatOf, maxBytes } from '../changes/apply/sheet.ts';
import { countsText, planLines, shownPeople, shownText } from '../changes/apply/told.ts';
import { brakeText } from '../changes/removed/brake.ts';
import { AdminError } from '../parts/fields.ts';
import type { Part } from '../parts/tables.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import { scoped } from '../tenancy/scoped.ts';
import { allowingText, type Surroundings, unreadable } from './words.ts';

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
  const here = scoped(at.db, { id: key });
  const name = path.basename(file);
  const table = await readTable(part, { name, format: formatOf(name), content: await readBounded(file) });
  // What it says is what it writes: another file of the same hour waits until then.
  if (flags.has('--yes')) await lockInstitution(at.db, { id: key });
  const plan = await planTable(here, part, table, { isComplete: flags.has('--complete') });
  const counts = countsText(plan);
  for (const warning of plan.warnings) at.print(warning);
  const brake = plan.removals.isMany && !flags.has('--allow-removals') && brakeOf(plan.removals);
  if (!flags.has('--yes')) {
    const people = shownPeople(part, plan);
    if (people.length > 0) at.about({ part: part.name, key: '', detail: `：${shownText(people)}` });
    else at.changedMany([], counts);
    for (const line of planLines(part, plan)) at.print(line);
    at.print(`${part.name}：${counts}。`);
    if (brake) at.print(brake);
    at.print('以上只是预览，什么都没有写入。确定后加 --yes。');
    return;
  }
  if (brake) throw new AdminError(`${brake}什么都没有写入。`);
  at.changedMany(await applyPlan(here, part, plan, at.act), counts);
  at.print(`${part.name}：${counts}。`);
}

const brakeOf = ({ rows, total }: Removals) => `${brakeText(rows.length, total)}${allowingText}`;

async function readBounded(file: string): Promise<Buffer> {
  const refused = (error: Error): never => {
    throw new AdminError(unreadable(file, error));
  };
  const found = await stat(file).catch(refused);
  if (found.size > maxBytes)
    throw new AdminError(`${file} 有 ${Math.ceil(found.size / 1024 / 1024)} MB，最大 64 MB：请分成几个文件。`);
  return readFile(file).catch(refused);
}
