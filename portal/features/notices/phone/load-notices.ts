import { noticeInfo, noticeShow, noticeTypes } from '@yimen/contract/news/articles';
import { paths, withQuery } from '@yimen/contract/paths';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import type { Call } from '../../../lib/api/call.ts';
import { momentOf } from '../../../lib/time/clock.ts';
import { noticeSaid } from '../../../parts/article/said.ts';
import { idOf, needKnown, needPage, pageOf } from '../../../parts/page/params.ts';
import type { ListPosition } from '../../../parts/page/use-more.ts';
import { described } from '../../../shell/visit/sharing.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { visitOf } from '../../../shell/visit/visit.ts';

export const pageSize = 20;

/** A page of notices of a type, of all types when none is named. */
export function loadNotices(call: Call, type: string, { page, after }: ListPosition) {
  return call(noticeShow, { type: type || undefined, page, pageSize, ...(after && { after }) });
}

/** A page of notices of a type, or the notice that the address names. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { pathname, searchParams } = url;
  const { api } = visitOf(context);
  const [type, open, page] = [idOf(searchParams, 'type'), idOf(searchParams, 'notice'), pageOf(searchParams)];
  const now = momentOf(new Date());
  if (open) {
    const notice = await api.call(noticeInfo, { noticeId: open });
    return { types: [], notices: null, notice, type, page, now };
  }
  const [types, notices] = await Promise.all([
    api.call(noticeTypes, {}).catch(() => []),
    loadNotices(api.call, type, { page }).catch(() => null),
  ]);
  needKnown(type, types, pathname);
  if (notices) needPage(url, page, { ...notices, pageSize });
  return { types, notices, notice: null, type, page, now };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  const notice = loaderData?.notice;
  if (!notice) return [{ title: pageTitle(matches, '通知公告') }];
  return described(matches, noticeSaid(matches, notice, withQuery(paths['mobile-notice'], { notice: notice.id })));
};
