import { taskInfo } from '@yimen/contract/person/data';
import type { SourceFailure } from '@yimen/contract/sources/sources';
import { getMergerApprovalData } from '@yimen/contract/tasks/approvals';
import type { Call } from '../../lib/api/call.ts';
import { approvalViews, byDeadline, type Matter, matterOfApproval, matterOfTask } from './matter.ts';

/** Approvals come by their last change, so as many are read as the API gives at once to find what is due first. */
const maxApprovals = 100;

/** The matters due first, how many there are, and the sources whose own are not among them. */
export interface WaitingMatters {
  list: Matter[];
  total: number;
  failed: SourceFailure[];
}

/** What waits for the person, as the task centre counts it: tasks and approvals, the `most` that are due first. */
export async function loadWaiting(call: Call, most: number): Promise<WaitingMatters> {
  const [tasks, approvals] = await Promise.all([
    call(taskInfo, { status: 'todo', pageSize: most }),
    call(getMergerApprovalData, { view: approvalViews.todo, pageSize: maxApprovals }),
  ]);
  const all = [...tasks.list.map(matterOfTask), ...approvals.list.map(matterOfApproval)];
  const failed = [...tasks.failed, ...approvals.failed];
  return { list: all.sort(byDeadline).slice(0, most), total: tasks.total + approvals.total, failed };
}
