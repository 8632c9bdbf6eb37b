import { newsColumns } from '@yimen/contract/news/articles';
import { noticeConfig, noticeInfo, noticeShow, noticeTypes } from '@yimen/contract/notices/notices';
import { paths, withQuery } from '@yimen/contract/paths';
import type { Call } from '../../../lib/api/call.ts';
import { idParam, needPage, pageNumber, requireListed } from '../../../parts/page/params.ts';
import { hasLate } from '../../../parts/page/use-later.ts';
import type { Visit } from '../../../shell/visit/visit.ts';

export const noticesPerPage = 12;
const infoPath = paths['info-center'];

/** Filters of the notices, all of them in the address. */
export interface NoticeFilters {
  type: string;
  onlyUnread: boolean;
  page: number;
  /** Id of the notice that is open; empty for none. */
  open: string;
}

/** Whether the address asks for the notices; a link to one notice does too. */
export function asksForNotices(params: URLSearchParams): boolean {
  return params.get('tab') === 'notices' || idParam(params, 'notice') !== '' || idParam(params, 'type') !== '';
}

export function readNoticeFilters(params: URLSearchParams): NoticeFilters {
  return {
    type: idParam(params, 'type'),
    onlyUnread: params.get('unread') === '1',
    page: pageNumber(params),
    open: idParam(params, 'notice'),
  };
}

/**
 * Address of the notices with some filters changed; a change of the list resets its page and closes the open notice.
 */
export function noticesHref(filters: Partial<NoticeFilters> = {}, change: Partial<NoticeFilters> = {}): string {
  const kept = 'open' in change ? filters : { ...filters, page: 1, open: '' };
  const { type, onlyUnread, page = 1, open } = { ...kept, ...change };
  return withQuery(infoPath, {
    tab: 'notices',
    type,
    unread: onlyUnread ? 1 : undefined,
    page: page > 1 ? page : undefined,
    notice: open,
  });
}

/**
 * Loads the types, a page of notices and the open one. The open one first, because loading it marks it as read. Until
 * it is closed, it stays in the list of unread ones.
 */
export async function loadDesktopNotices({ api, ownFirstApi, user }: Visit, url: URL) {
  const { call } = api;
  const member = user !== null;
  const { searchParams, pathname } = url;
  const filters = readNoticeFilters(searchParams);
  const { open, type, page } = filters;
  const notice = open ? await call(noticeInfo, { noticeId: open }) : null;
  const [columns, { types, notices }, followed] = await Promise.all([
    call(newsColumns, {}).catch(() => []),
    loadNoticeList(ownFirstApi.call, filters, member),
    member ? call(noticeConfig, {}).catch(() => null) : null,
  ]);
  requireListed(type, types, pathname);
  if (notices && !hasLate(notices)) needPage(url, page, { ...notices, pageSize: noticesPerPage });
  return { columns, filters, notice, types, notices, followed };
}

/** Loads the types and a page of notices; what fails is empty, or null. */
export async function loadNoticeList(call: Call, { type, open, page, onlyUnread }: NoticeFilters, member: boolean) {
  const [types, notices] = await Promise.all([
    call(noticeTypes, {}).catch(() => []),
    call(noticeShow, {
      type: type || undefined,
      messages: true,
      page,
      pageSize: noticesPerPage,
      ...(member && onlyUnread && { onlyUnread, keep: open || undefined }),
    }).catch(() => null),
  ]);
  return { types, notices };
}

export type NoticesData = Awaited<ReturnType<typeof loadDesktopNotices>>;
