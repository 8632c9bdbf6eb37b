import { noticeConfig, noticeShow } from '@yimen/contract/news/articles';
import type { Call } from '../../lib/api/call.ts';

/** How many notices the member has not read; 0 for who does not want to be told. */
export async function loadUnread(call: Call): Promise<number> {
  const [{ unread }, { badge }] = await Promise.all([call(noticeShow, { pageSize: 1 }), call(noticeConfig, {})]);
  return badge ? unread : 0;
}
