import { GrantRefusal, readPermits } from '../../access/permits.ts';
import { digestOfPlan, planTable, readTable } from '../../changes/apply/apply.ts';
import type { Table } from '../../changes/apply/cells.ts';
import type { TablePlan } from '../../changes/apply/plan.ts';
import { planLines, shownPeople } from '../../changes/apply/told.ts';
import { brakeText } from '../../changes/removed/brake.ts';
import type { ImportReport } from '../../database/schema/imports.ts';
import { type Import, readFileOf } from '../../imports/store.ts';
import { AdminError } from '../../parts/fields.ts';
import { type Part, requirePart } from '../../parts/tables.ts';
import type { Scoped } from '../../tenancy/scoped.ts';
import { readAbsence } from '../store.ts';
import { checkPermits } from './permits.ts';

/** The table in the file of an import. Throws {@link AdminError} for a file that cannot be read as one. */
export const readTableOf = async (here: Scoped, one: Import): Promise<Table> =>
  readTable(requirePart(one.part), { name: one.fileName, format: one.format, content: await readFileOf(here, one) });

/**
 * What an import would change now, by who handed it in. Throws {@link AdminError} for what is wrong in its rows, and where
 * its person may do nothing any more.
 */
export async function planImport(here: Scoped, one: Import, table: Table): Promise<TablePlan> {
  const part = requirePart(one.part);
  const absence = await readAbsence(here, one.person, '提交它的人');
  if (absence) throw new AdminError(`${absence}，什么都没有写入。`);
  const permits = await readPermits(here, one.person);
  return planTable(here, part, table, {
    isComplete: one.complete,
    check: (...found) => checkPermits(here, { person: one.person, permits }, part, ...found),
  });
}

/** What is kept of a dry run. */
export const foundBy = (part: Part, plan: TablePlan): { report: ImportReport; digest: string } => ({
  digest: digestOfPlan(part, plan),
  report: {
    counts: {
      added: plan.added.length,
      changed: plan.changed.length,
      removed: plan.removals.rows.length,
      unchanged: plan.unchanged,
      delivered: plan.delivered,
    },
    lost: [...plan.removals.lost].map(([name, count]) => ({ part: name, count })),
    differences: planLines(part, plan),
    people: shownPeople(part, plan),
    warnings: plan.warnings,
    brake: plan.removals.isMany ? brakeText(plan.removals.rows.length, plan.removals.total) : '',
  },
});

/** What is wrong with an import, in lines; throws what is no matter of its file. */
export function errorLines(error: unknown): string[] {
  if (error instanceof AdminError || error instanceof GrantRefusal) return error.message.split('\n');
  throw error;
}
