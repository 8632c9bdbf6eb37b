import { paths } from '@yimen/contract/paths';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { onOtherTabs } from '../../lib/session/broadcast.ts';
import {
  clearWarning,
  currentWarning,
  hearExpired,
  isHearsay,
  markExpired,
  useSessionWarning,
} from '../../lib/session/expiry.ts';
import { hearOperation, noteOperation } from '../../lib/session/operate-time.ts';
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
 * A member's session while the page is open: its end, its rest, what other tabs tell, what was being typed, and what
 * waits for a network.
 */
export default function MemberSession({ person }: { person: string }) {
  const warning = useSessionWarning();
  const here = useTabLeader(warning !== undefined, isHearsay);
  const { pathname, search, hash } = useLocation();
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  useIdleWatch();
  useSending();
  // The page that says that there is no network stands for the one that was asked for.
  const wanted = pathname === offlinePath ? pendingUrlIn(hash)?.split('#', 1)[0] : undefined;
  const drafts = useDraftKeeping({ person, path: wanted ?? pathname + search, leaving: state !== 'idle' });

  // The server takes the cookies back of a session that has ended, when it draws the next page.
  const look = useEffectEvent((place: string) => {
    const { isTourist } = readSession();
    if (!isTourist) noteOperation();
    else if (!isAuthPath(pathOf(place))) markExpired();
    else if (pathOf(place) === paths.login) {
      // The guard has been faster than any call: the page must not say that someone is signed in.
      drafts.keep();
      reloadPage();
    }
  });
  useEffect(() => look(pathname + search), [pathname, search]);
  useEffect(noteTokenTime, []);

  // Another tab may have signed out, or somebody else in, while this one slept and heard nothing.
  const wake = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || isAuthPath(pathname)) return;
    const { token, isTourist } = readSession();
    if (isTourist) markExpired();
    else if (personOf(token) !== person) reloadPage();
  });
  useEffect(() => {
    const seen = () => wake();
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('focus', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('focus', seen);
    };
  }, []);

  useEffect(
    () =>
      onOtherTabs((news) => {
        if (news.kind === 'operated') {
          hearOperation(news.at);
          if (currentWarning() === 'stale') clearWarning();
        } else if (news.kind === 'expired' && news.person === person) hearExpired();
        else if (news.kind === 'signed-in') {
          // The words of one person are not shown to another.
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
