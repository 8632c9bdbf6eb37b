import { getMergerApprovalData } from '@yimen/contract/homepage/approvals';
import { taskInfo } from '@yimen/contract/homepage/person';
import type { Call } from '../call.ts';
import { approvalViews, byDeadline, type Matter, matterOfApproval, matterOfTask } from './matter.ts';

/** Approvals come by their last change, so as many are read as the API gives at once to find what is due first. */
const mostApprovals = 100;

/** What waits for the person, as the task centre counts it: tasks and approvals, the `most` that are due first. */
export async function loadWaiting(call: Call, most: number): Promise<{ list: Matter[]; total: number }> {
  const [tasks, approvals] = await Promise.all([
    call(taskInfo, { status: 'todo', pageSize: most }),
    call(getMergerApprovalData, { view: approvalViews.todo, pageSize: mostApprovals }),
  ]);
  const all = [...tasks.list.map(matterOfTask), ...approvals.list.map(matterOfApproval)];
  return { list: all.sort(byDeadline).slice(0, most), total: tasks.total + approvals.total };
}
