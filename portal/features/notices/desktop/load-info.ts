import { newsColumns, newsCustom, newsList, newsTop } from '@yimen/contract/news/articles';
import { paths, withQuery } from '@yimen/contract/paths';
import { schoolCalendar } from '@yimen/contract/schedule/calendar';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import type { Call } from '../../../lib/api/call.ts';
import { momentOf } from '../../../lib/time/clock.ts';
import { noticeSaid } from '../../../parts/article/said.ts';
import { pageNameIn } from '../../../shell/visit/current-entry.ts';
import { described } from '../../../shell/visit/sharing.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { beginningFrom } from './front.ts';
import { asksForNotices, loadNotices } from './load-notices.ts';
import { newAtMost } from './new-at-most.ts';

/** Enough for a lead story and what stands beside it. */
const candidates = 12;

/** The centre's front, or its notices when the address asks for them. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, user } = visitOf(context);
  const now = momentOf(new Date());
  if (asksForNotices(url.searchParams)) {
    const notices = await loadNotices(api.call, url, user !== null);
    return { view: 'notices', now, ...notices } as const;
  }
  return { view: 'front', now, ...(await loadFront(api.call, now.day)) } as const;
}

async function loadFront(call: Call, today: string) {
  const [columns, chosen, tops, newest, coming] = await Promise.all([
    call(newsColumns, {}).catch(() => []),
    call(newsCustom, {})
      .then((answer) => answer.columns)
      .catch(() => []),
    call(newsTop, { count: newAtMost }).catch(() => null),
    call(newsList, { pageSize: candidates }).catch(() => null),
    call(schoolCalendar, {})
      .then((events) => beginningFrom(today, events))
      .catch(() => null),
  ]);
  return { columns, chosen, tops, newest, coming };
}

export type FrontData = Awaited<ReturnType<typeof loadFront>>;

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData, location }) => {
  if (loaderData?.view !== 'notices') {
    return [{ title: pageTitle(matches, pageNameIn({ matches, location }, '资讯中心')) }];
  }
  const { notice } = loaderData;
  if (!notice) return [{ title: pageTitle(matches, '通知公告') }];
  return described(matches, noticeSaid(matches, notice, withQuery(paths['info-center'], { notice: notice.id })));
};
