import { MobilePage } from '@yimen/ui/mobile/page';
import { SkipLink } from '@yimen/ui/skip-link';
import { type LoaderFunctionArgs, useLocation, useNavigation } from 'react-router';
import { fetchWaitingAgenda } from '../../../features/schedule/use-with-waiting.ts';
import { isAskedAnew } from '../../../lib/retry.ts';
import { Offline } from '../../../offline/Offline.tsx';
import { OfflineStrip } from '../../../offline/OfflineStrip.tsx';
import { checkQuery } from '../../guards/check-query.ts';
import { guardInBrowser, guardOnServer } from '../../guards/middleware.ts';
import { loadRobot } from '../../robot/load-robot.ts';
import { phoneLinkTo } from '../../routes/counterparts.ts';
import { matchRoute } from '../../routes/match.ts';
import { fetchSignOut } from '../../sign-out/leave.ts';
import { visitOf } from '../../visit/visit.ts';
import { KeepAlivePages } from './KeepAlivePages.tsx';
import { answerFromKeepAlive } from './keep-alive-data.ts';
import { MobileTabs } from './MobileTabs.tsx';
import { offlineFallback } from './offline-fallback.ts';
import { PendingPage } from './PendingPage.tsx';

/** What is fetched when it is asked for, which may be when there is no network any more. */
const fetchNeeded = () => Promise.all([fetchSignOut(), fetchWaitingAgenda()]);

export const middleware = [guardOnServer];
export const clientMiddleware = [guardInBrowser, answerFromKeepAlive, offlineFallback];

/** The assistant, for the pages that lead to it. Its presence also keeps the guards running on navigation: see `guardOnServer`. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  checkQuery(url);
  return { robot: await loadRobot(visitOf(context).api.call, phoneLinkTo) };
}

/** The assistant stays the same from page to page. */
export const shouldRevalidate = isAskedAnew;

/** Page and tab bar of the phone site. */
export default function MobileLayout() {
  const page = matchRoute(useLocation().pathname);
  const waits = useNavigation().state === 'loading';
  const foot = (
    <>
      {!(page?.layout === 'mobile' && page.saysOffline) && <OfflineStrip />}
      {!page?.hidesFooter && <MobileTabs />}
    </>
  );
  return (
    <MobilePage header={<SkipLink href="#main" />} tabBar={foot}>
      <KeepAlivePages />
      {waits && <PendingPage />}
      <Offline needed={fetchNeeded} />
    </MobilePage>
  );
}
