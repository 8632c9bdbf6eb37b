import { paths } from '@yimen/contract/paths';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { onPageEvents, seen } from '../../lib/page-events.ts';
import { onOtherTabs } from '../../lib/session/broadcast.ts';
import {
  clearWarning,
  currentWarning,
  isFromOtherTab,
  markExpired,
  noteExpiredElsewhere,
  useSessionWarning,
} from '../../lib/session/expiry.ts';
import { noteOperation, noteOperationElsewhere } from '../../lib/session/operate-time.ts';
import { personOf } from '../../lib/session/person.ts';
import { noteTokenTime, readSession } from '../../lib/session/session.ts';
import { pendingUrlIn } from '../../offline/addresses.ts';
import { DeskOutbox } from '../../offline/DeskOutbox.tsx';
import { offlinePath } from '../../offline/phone-pages.ts';
import { useSending } from '../../offline/use-sending.ts';
import { reloadPage } from '../reload/reload.ts';
import { isAuthPath, pathOf } from '../routes/match.ts';
import { placementOf } from '../viewport/formulas.ts';
import { RestoredNotice } from './RestoredNotice.tsx';
import { useTabLeader } from './tab-leader.ts';
import { useDraftKeeping } from './use-draft-keeping.ts';
import { useIdleWatch } from './use-idle-watch.ts';

const ExpiryDialog = lazy(() => import('./ExpiryDialog.tsx'));
const RefreshDialog = lazy(() => import('./RefreshDialog.tsx'));

/**
 * Handles a member's session while the page is open: its end, idle time, messages from other tabs, drafts, and writes
 * that wait for a network.
 */
export default function MemberSession({ person }: { person: string }) {
  const warning = useSessionWarning();
  const here = useTabLeader(warning !== undefined, isFromOtherTab);
  const { pathname, search, hash } = useLocation();
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  useIdleWatch();
  useSending();
  // The offline page is shown instead of the requested one, to which the draft belongs.
  const pendingUrl = pathname === offlinePath ? pendingUrlIn(hash)?.split('#', 1)[0] : undefined;
  const drafts = useDraftKeeping({ person, path: pendingUrl ?? pathname + search, leaving: state !== 'idle' });

  // When the session has ended, the server removes the cookies with the next page that it renders.
  const look = useEffectEvent((place: string) => {
    const { isTourist } = readSession();
    if (!isTourist) noteOperation();
    else if (!isAuthPath(pathOf(place))) markExpired();
    else if (pathOf(place) === paths.login) {
      // The guard has redirected before any call failed: reload, so that the page does not show a signed-in member.
      drafts.keep();
      reloadPage();
    }
  });
  useEffect(() => look(pathname + search), [pathname, search]);
  useEffect(noteTokenTime, []);

  // Another tab may have signed out, or another person may have signed in, while this tab was suspended.
  const wake = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || isAuthPath(pathname)) return;
    const { token, isTourist } = readSession();
    if (isTourist) markExpired();
    else if (personOf(token) !== person) reloadPage();
  });
  useEffect(() => onPageEvents(seen, () => wake()), []);

  useEffect(
    () =>
      onOtherTabs((news) => {
        if (news.kind === 'operated') {
          noteOperationElsewhere(news.at);
          if (currentWarning() === 'stale') clearWarning();
        } else if (news.kind === 'expired' && news.person === person) noteExpiredElsewhere();
        else if (news.kind === 'signed-in') {
          // One person's typed text is not shown to another.
          if (news.person !== person) return reloadPage();
          clearWarning();
          void revalidate();
        }
      }),
    [person, revalidate],
  );

  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted && personOf(readSession().token) !== person) reloadPage();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [person]);

  return (
    <>
      <DeskOutbox />
      <Suspense>
        {here && warning === 'expired' && <ExpiryDialog person={person} onLeave={drafts.keep} />}
        {here && warning === 'stale' && placementOf(window.innerWidth) === 'desktop' && (
          <RefreshDialog onRefresh={drafts.keep} />
        )}
        {drafts.restored && <RestoredNotice onClear={drafts.undo} onClose={drafts.close} />}
      </Suspense>
    </>
  );
}
