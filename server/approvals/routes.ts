import * as contract from '@yimen/contract/homepage/approvals';
import type { approvals } from '../database/schema/person.ts';
import { implement } from '../http/implement.ts';
import { minuteText } from '../institutions/clock.ts';
import { scoped } from '../institutions/scoped.ts';
import { countSources, readApprovals } from './store.ts';

export const implementations = [
  implement(contract.getApprovalData, async (input, { db, institution, person }) => {
    const { list, total } = await readApprovals(scoped(db, institution), person, input);
    return { list: list.map(presentApproval), total };
  }),

  implement(contract.getMergerApprovalData, async (input, { db, institution, person }) => {
    const here = scoped(db, institution);
    const [{ list, total }, sources] = await Promise.all([
      readApprovals(here, person, input),
      countSources(here, person, input),
    ]);
    return { list: list.map(presentApproval), total, sources };
  }),
];

/** An approval as the contract tells it. */
export function presentApproval(row: typeof approvals.$inferSelect): contract.Approval {
  const { id, title, view, source, form, sponsor, currentApprover, status, progress } = row;
  return {
    ...{ id, title, view, source, form, sponsor, currentApprover, status },
    insertTime: minuteText(row.insertTime),
    updateTime: minuteText(row.updateTime),
    progress: progress.map(({ when, ...step }) => ({ ...step, when: when && minuteText(new Date(when)) })),
  };
}
