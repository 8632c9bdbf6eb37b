import { noticeConfig, noticeShow } from '@yimen/contract/notices/notices';
import type { Call } from '../../../lib/api/call.ts';

/** Number of the member's unread notices and messages; 0 for a member who has turned the count off. */
export async function loadUnread(call: Call): Promise<number> {
  const [{ unread }, { badge }] = await Promise.all([
    call(noticeShow, { messages: true, pageSize: 1 }),
    call(noticeConfig, {}),
  ]);
  return badge ? unread : 0;
}
