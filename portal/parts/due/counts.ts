import { taskTypes } from '@yimen/contract/person/data';
import { getMergerApprovalData } from '@yimen/contract/tasks/approvals';
import type { Call } from '../../lib/api/call.ts';
import { unlessNotYet } from '../../lib/api/errors.ts';
import { approvalViews, type MatterView, matterViews } from './matter.ts';

/** How many tasks and approvals there are of each of these views; absent where that is not known. */
export async function countMatters(
  call: Call,
  views: readonly MatterView[] = matterViews,
): Promise<Partial<Record<MatterView, number>>> {
  const [types, ...totals] = await Promise.all([
    call(taskTypes, {}).catch(unlessNotYet(null)),
    ...views.map((view) =>
      call(getMergerApprovalData, { view: approvalViews[view], pageSize: 1 }).then(
        ({ total }) => total,
        unlessNotYet(null),
      ),
    ),
  ]);
  return Object.fromEntries(
    views.flatMap((view, index) => {
      const approvals = totals[index];
      const tasks = view === 'copied' ? 0 : types?.find(({ status }) => status === view)?.count;
      return approvals === null || approvals === undefined || tasks === undefined ? [] : [[view, approvals + tasks]];
    }),
  );
}
