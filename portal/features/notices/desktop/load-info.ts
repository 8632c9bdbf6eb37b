import { newsColumns, newsCustom, newsList, newsTop } from '@yimen/contract/news/articles';
import { thingHrefs } from '@yimen/contract/paths';
import { schoolCalendar } from '@yimen/contract/schedule/calendar';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import type { Call } from '../../../lib/api/call.ts';
import { clockMoment } from '../../../lib/time/clock.ts';
import { pageNameIn } from '../../../shell/visit/current-entry.ts';
import { sharedMeta } from '../../../shell/visit/sharing.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { noticeSaid } from '../../news/shared/said.ts';
import { beginningFrom } from './front.ts';
import { asksForNotices, loadDesktopNotices } from './load-notices.ts';
import { newAtMost } from './new-at-most.ts';

/** Number of articles loaded for the lead article and those beside it. */
const candidates = 12;

/** Loads the centre's front, or its notices when the address asks for them. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const now = clockMoment(new Date());
  if (asksForNotices(url.searchParams)) {
    const notices = await loadDesktopNotices(visit, url);
    return { view: 'notices', now, ...notices } as const;
  }
  return { view: 'front', now, ...(await loadFront(visit.api.call, now.day)) } as const;
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
    return [{ title: pageTitle(matches, pageNameIn({ matches, location })) }];
  }
  const { notice } = loaderData;
  if (!notice) return [{ title: pageTitle(matches, '消息通知') }];
  return sharedMeta(matches, noticeSaid(matches, notice, thingHrefs.notice.desktop(notice.id)));
};
