import { noticeShow } from '@yimen/contract/notices/notices';
import { curriculum } from '@yimen/contract/schedule/day';
import { taskTypes } from '@yimen/contract/tasks/tasks';
import type { Call } from '../../../lib/api/call.ts';
import { unlessNotYet } from '../../../lib/api/errors.ts';

/** Loads the counts of the person's lists from other systems. */
export async function loadCounts(call: Call) {
  const [tasks, today, notices] = await Promise.all([
    call(taskTypes, {}).catch(unlessNotYet(null)),
    call(curriculum, {}).catch(unlessNotYet(null)),
    call(noticeShow, { messages: true, pageSize: 1 }).catch(unlessNotYet(null)),
  ]);
  return {
    own: tasks?.find(({ status }) => status === 'mine')?.count ?? 0,
    lessons: today?.lessons.length ?? 0,
    unread: notices?.unread ?? 0,
  };
}
