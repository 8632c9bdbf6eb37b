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

/** Loads the person's open tasks and undecided approvals: the `most` that are due first. */
export async function loadWaiting(call: Call, most: number): Promise<WaitingMatters> {
  const [tasks, approvals] = await Promise.all([
    call(taskInfo, { status: 'todo', pageSize: most }),
    call(getMergerApprovalData, { view: approvalViews.todo, pageSize: maxApprovals }),
  ]);
  // What was decided here stays in its system's list until that tells of it.
  const undecided = approvals.list.filter(({ decided }) => decided === null);
  const total = tasks.total + approvals.total - (approvals.list.length - undecided.length);
  const all = [...tasks.list.map(itemOfTask), ...undecided.map(itemOfApproval)];
  const failed = [...tasks.failed, ...approvals.failed];
  return { list: all.sort(byDeadline).slice(0, most), total, failed };
}
