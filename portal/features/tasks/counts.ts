import { getMergerApprovalData } from '@yimen/contract/tasks/approvals';
import { taskTypes } from '@yimen/contract/tasks/tasks';
import type { Call } from '../../lib/api/call.ts';
import { unlessNotYet } from '../../lib/api/errors.ts';
import { taskViews } from './page.ts';
import { approvalViews, type TaskView } from './shared/task-item.ts';

/** Number of tasks and approvals in each of these views; absent where unknown. */
export async function countMatters(
  call: Call,
  views: readonly TaskView[] = taskViews,
): Promise<Partial<Record<TaskView, number>>> {
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
