import type { SourceFailure } from '@yimen/contract/sources/sources';
import { getMergerApprovalData } from '@yimen/contract/tasks/approvals';
import { taskInfo } from '@yimen/contract/tasks/tasks';
import type { Call } from '../../../lib/api/call.ts';
import { approvalViews, byDeadline, itemOfApproval, itemOfTask, type TaskItem } from './task-item.ts';

/** The API sorts approvals by their last change, so its maximum is loaded to find those that are due first. */
const maxApprovals = 100;

/** The tasks due first, their total number, and the sources whose tasks are missing. */
export interface WaitingMatters {
  list: TaskItem[];
  total: number;
  failed: SourceFailure[];
}

/** Loads the person's open tasks and approvals, as the task centre counts them: the `most` that are due first. */
export async function loadWaiting(call: Call, most: number): Promise<WaitingMatters> {
  const [tasks, approvals] = await Promise.all([
    call(taskInfo, { status: 'todo', pageSize: most }),
    call(getMergerApprovalData, { view: approvalViews.todo, pageSize: maxApprovals }),
  ]);
  const all = [...tasks.list.map(itemOfTask), ...approvals.list.map(itemOfApproval)];
  const failed = [...tasks.failed, ...approvals.failed];
  return { list: all.sort(byDeadline).slice(0, most), total: tasks.total + approvals.total, failed };
}
