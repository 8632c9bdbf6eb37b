import { noticeInfo, noticeShow, noticeTypes } from '@yimen/contract/notices/notices';
import { thingHrefs } from '@yimen/contract/paths';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import type { Call } from '../../../lib/api/call.ts';
import { clockMoment } from '../../../lib/time/clock.ts';
import { idParam, needPage, pageNumber, requireListed } from '../../../parts/page/params.ts';
import { hasLate } from '../../../parts/page/use-later.ts';
import type { ListPosition } from '../../../parts/page/use-more.ts';
import { namedByPage } from '../../../shell/visit/current-entry.ts';
import { sharedMeta } from '../../../shell/visit/sharing.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { noticeSaid } from '../../news/shared/said.ts';

export const phoneNoticesPerPage = 20;

/** What the list shows: one type or all, and only the unread ones or all. */
export interface PhoneFilters {
  type: string;
  onlyUnread: boolean;
}

/** Loads a page of notices and messages. */
export function loadPhoneNotices(call: Call, { type, onlyUnread }: PhoneFilters, { page, after }: ListPosition) {
  return call(noticeShow, {
    type: type || undefined,
    messages: true,
    ...(onlyUnread && { onlyUnread }),
    page,
    pageSize: phoneNoticesPerPage,
    ...(after && { after }),
  });
}

/** Loads the types and a page of notices; what fails is empty, or null. */
export async function loadNoticeList(call: Call, filters: PhoneFilters, page: number) {
  const [types, notices] = await Promise.all([
    call(noticeTypes, {}).catch(() => []),
    loadPhoneNotices(call, filters, { page }).catch(() => null),
  ]);
  return { types, notices };
}

/** Loads a page of notices, or the notice that the address names. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { pathname, searchParams } = url;
  const { api, ownFirstApi, user } = visitOf(context);
  const onlyUnread = user !== null && searchParams.get('unread') === '1';
  const [type, open, page] = [idParam(searchParams, 'type'), idParam(searchParams, 'notice'), pageNumber(searchParams)];
  const now = clockMoment(new Date());
  if (open) {
    const notice = await api.call(noticeInfo, { noticeId: open });
    return { types: [], notices: null, notice, type, onlyUnread, page, now };
  }
  const { types, notices } = await loadNoticeList(ownFirstApi.call, { type, onlyUnread }, page);
  requireListed(type, types, pathname);
  if (notices && !hasLate(notices)) needPage(url, page, { ...notices, pageSize: phoneNoticesPerPage });
  return { types, notices, notice: null, type, onlyUnread, page, now };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData, location }) => {
  const notice = loaderData?.notice;
  if (!notice) return namedByPage({ matches, location });
  return sharedMeta(matches, noticeSaid(matches, notice, thingHrefs.notice.phone(notice.id)));
};
