import { newsColumns, noticeConfig, noticeInfo, noticeShow, noticeTypes } from '@yimen/contract/news/articles';
import { paths, withQuery } from '@yimen/contract/paths';
import { personMessages } from '@yimen/contract/person/data';
import type { Call } from '../../../lib/api/call.ts';
import { idOf, needKnown, needPage, pageOf } from '../../../parts/page/params.ts';

export const pageSize = 12;
const path = paths['info-center'];

/** What the frame of notices shows, all of it in the address. */
export interface NoticeFilters {
  type: string;
  onlyUnread: boolean;
  page: number;
  /** Id of the notice that is open; empty for none. */
  open: string;
}

/** Whether the address asks for the notices; a link to one notice does, too. */
export function asksForNotices(params: URLSearchParams): boolean {
  return params.get('tab') === 'notices' || idOf(params, 'notice') !== '' || idOf(params, 'type') !== '';
}

export function readNoticeFilters(params: URLSearchParams): NoticeFilters {
  return {
    type: idOf(params, 'type'),
    onlyUnread: params.get('unread') === '1',
    page: pageOf(params),
    open: idOf(params, 'notice'),
  };
}

/** Address of the notices with some filters changed; another list begins at its first page with nothing open. */
export function noticesHref(filters: Partial<NoticeFilters> = {}, change: Partial<NoticeFilters> = {}): string {
  const kept = 'open' in change ? filters : { ...filters, page: 1, open: '' };
  const { type, onlyUnread, page = 1, open } = { ...kept, ...change };
  return withQuery(path, {
    tab: 'notices',
    type,
    unread: onlyUnread ? 1 : undefined,
    page: page > 1 ? page : undefined,
    notice: open,
  });
}

/**
 * Types, a page of notices and the one that is open, which comes first: who opens it has read it. Until it is left it
 * keeps its place among those that are unread.
 */
export async function loadNotices(call: Call, url: URL, member: boolean) {
  const { searchParams, pathname } = url;
  const filters = readNoticeFilters(searchParams);
  const { open, type, onlyUnread, page } = filters;
  const notice = open ? await call(noticeInfo, { noticeId: open }) : null;
  const [columns, types, notices, followed, unreadMessages] = await Promise.all([
    call(newsColumns, {}).catch(() => []),
    call(noticeTypes, {}).catch(() => []),
    call(noticeShow, {
      type: type || undefined,
      page,
      pageSize,
      ...(member && onlyUnread && { onlyUnread, keep: open || undefined }),
    }).catch(() => null),
    member ? call(noticeConfig, {}).catch(() => null) : null,
    member
      ? call(personMessages, { pageSize: 1 }).then(
          ({ unread }) => unread,
          () => 0,
        )
      : 0,
  ]);
  needKnown(type, types, pathname);
  if (notices) needPage(url, page, { ...notices, pageSize });
  return { columns, filters, notice, types, notices, followed, unreadMessages };
}

export type NoticesData = Awaited<ReturnType<typeof loadNotices>>;
