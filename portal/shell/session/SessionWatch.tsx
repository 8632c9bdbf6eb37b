import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { onOtherTabs } from '../../lib/session/broadcast.ts';
import { isEndUnannounced, noteEndAnnounced, readSession } from '../../lib/session/session.ts';
import { clearStorages, closeStorages, readStored } from '../../lib/storage.ts';
import { reloadPage } from '../reload/reload.ts';
import { isAuthPath } from '../routes/match.ts';
import { EndedNotice } from './EndedNotice.tsx';

const MemberSession = lazy(() => import('./MemberSession.tsx'));

/** Reacts to what other tabs do to the session. The code for members only is fetched for members. */
export function SessionWatch({ person }: { person: string | undefined }) {
  const { revalidate } = useRevalidator();
  const guest = person === undefined;
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const [ended, setEnded] = useState(false);
  const { pathname, search } = useLocation();
  const onSite = !isAuthPath(pathname);

  useEffect(
    () =>
      onOtherTabs(({ kind }) => {
        // After a sign-out nothing of the member may stay in memory; after a sign-in typed text may.
        if (kind === 'signed-out') {
          clearStorages();
          closeStorages();
          reloadPage();
        } else if (kind === 'signed-in' && guest) void revalidate();
      }),
    [revalidate, guest],
  );

  useEffect(() => {
    // Somebody may have signed in, in another tab, while the page loaded.
    if (guest && !readSession().isTourist) void revalidate();
  }, [guest, revalidate]);

  useEffect(() => {
    // A page from the back/forward cache may have been rendered for another person.
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted && readSession().isTourist !== guest) reloadPage();
    };
    window.addEventListener('pageshow', shown);
    // A member's draft: whether to restore it is known once nobody is signed in.
    if (guest && readStored('session', 'ym-draft') !== null) {
      void import('../../lib/drafts/store.ts').then(({ settleDraft }) => settleDraft());
    }
    return () => window.removeEventListener('pageshow', shown);
  }, [guest]);

  useEffect(() => {
    if (!guest || !isEndUnannounced()) return;
    // The sign-in page itself says that the session has ended.
    if (onSite) setEnded(true);
    else if (new URLSearchParams(search).get('for') === 'expired') noteEndAnnounced();
  }, [guest, onSite, search]);

  if (guest && ended && onSite) return <EndedNotice onClose={() => setEnded(false)} />;
  return guest || !mounted ? null : (
    <Suspense>
      <MemberSession key={person} person={person} />
    </Suspense>
  );
}
