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
import { phonePageAt } from '../../routes/match.ts';
import { fetchSignOut } from '../../sign-out/leave.ts';
import { visitOf } from '../../visit/visit.ts';
import { KeepAlivePages } from './KeepAlivePages.tsx';
import { answerFromKeepAlive } from './keep-alive-data.ts';
import { offlineFallback } from './offline-fallback.ts';
import { PendingPhonePage } from './PendingPhonePage.tsx';
import { PhoneTabs } from './PhoneTabs.tsx';

/** Code that may be needed when there is no network any more. */
const fetchNeeded = () => Promise.all([fetchSignOut(), fetchWaitingAgenda()]);

export const middleware = [guardOnServer];
export const clientMiddleware = [guardInBrowser, answerFromKeepAlive, offlineFallback];

/**
 * Loads the assistant, for pages that link to it. A layout without a loader would not run its guards on navigation: see
 * `guardOnServer`.
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  checkQuery(url);
  return { robot: await loadRobot(visitOf(context).api.call, phoneLinkTo) };
}

export const shouldRevalidate = isAskedAnew;

/** Layout of the phone site, with its tab bar. */
export default function PhoneLayout() {
  const page = phonePageAt(useLocation().pathname);
  const waits = useNavigation().state === 'loading';
  const foot = (
    <>
      {!page?.saysOffline && <OfflineStrip />}
      {!page?.hidesFooter && <PhoneTabs />}
    </>
  );
  return (
    <MobilePage header={<SkipLink href="#main" />} tabBar={foot}>
      <KeepAlivePages />
      {waits && <PendingPhonePage />}
      <Offline needed={fetchNeeded} />
    </MobilePage>
  );
}
