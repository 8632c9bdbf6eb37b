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

/** Loads a page of notices of a type, of all types when none is chosen. */
export function loadPhoneNotices(call: Call, type: string, { page, after }: ListPosition) {
  return call(noticeShow, { type: type || undefined, page, pageSize: phoneNoticesPerPage, ...(after && { after }) });
}

/** Loads the types and a page of notices; what fails is empty, or null. */
export async function loadNoticeList(call: Call, type: string, page: number) {
  const [types, notices] = await Promise.all([
    call(noticeTypes, {}).catch(() => []),
    loadPhoneNotices(call, type, { page }).catch(() => null),
  ]);
  return { types, notices };
}

/** Loads a page of notices, or the notice that the address names. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { pathname, searchParams } = url;
  const { api, ownFirstApi } = visitOf(context);
  const [type, open, page] = [idParam(searchParams, 'type'), idParam(searchParams, 'notice'), pageNumber(searchParams)];
  const now = clockMoment(new Date());
  if (open) {
    const notice = await api.call(noticeInfo, { noticeId: open });
    return { types: [], notices: null, notice, type, page, now };
  }
  const { types, notices } = await loadNoticeList(ownFirstApi.call, type, page);
  requireListed(type, types, pathname);
  if (notices && !hasLate(notices)) needPage(url, page, { ...notices, pageSize: phoneNoticesPerPage });
  return { types, notices, notice: null, type, page, now };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData, location }) => {
  const notice = loaderData?.notice;
  if (!notice) return namedByPage({ matches, location });
  return sharedMeta(matches, noticeSaid(matches, notice, thingHrefs.notice.phone(notice.id)));
};
