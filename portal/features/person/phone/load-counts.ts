import { noticeShow } from '@yimen/contract/news/articles';
import { curriculum, taskTypes } from '@yimen/contract/person/data';
import type { Call } from '../../../lib/api/call.ts';
import { unlessNotYet } from '../../../lib/api/errors.ts';

/** How much waits where, which other systems are asked for. */
export async function loadCounts(call: Call) {
  const [tasks, today, notices] = await Promise.all([
    call(taskTypes, {}).catch(unlessNotYet(null)),
    call(curriculum, {}).catch(unlessNotYet(null)),
    call(noticeShow, { pageSize: 1 }).catch(unlessNotYet(null)),
  ]);
  return {
    own: tasks?.find(({ status }) => status === 'mine')?.count ?? 0,
    lessons: today?.lessons.length ?? 0,
    unread: notices?.unread ?? 0,
  };
}
