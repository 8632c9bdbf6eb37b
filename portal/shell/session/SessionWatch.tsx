import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { hearEarly } from '../../lib/drafts/early.ts';
import { onOtherTabs } from '../../lib/session/broadcast.ts';
import { isEndUntold, noteEndTold, readSession } from '../../lib/session/session.ts';
import { clearStorages, closeStorages, readStored } from '../../lib/storage.ts';
import { reloadPage } from '../reload/reload.ts';
import { isAuthPath } from '../routes/match.ts';

const EndedNotice = lazy(() => import('./EndedNotice.tsx'));
const MemberSession = lazy(() => import('./MemberSession.tsx'));

/** Follows what other tabs do to the session; all that concerns a member's alone is fetched for members. */
export function SessionWatch({ person }: { person: string | undefined }) {
  const { revalidate } = useRevalidator();
  const guest = person === undefined;
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const [ended, setEnded] = useState(false);
  const { pathname, search } = useLocation();
  const onSite = !isAuthPath(pathname);

  useEffect(() => {
    document.addEventListener('input', hearEarly, true);
    return () => document.removeEventListener('input', hearEarly, true);
  }, []);

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
    // Somebody may have signed in, in another tab, while the page was on its way.
    if (guest && !readSession().isTourist) void revalidate();
  }, [guest, revalidate]);

  useEffect(() => {
    // A page that the browser kept whole comes back as it was, whoever is signed in by now.
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted && readSession().isTourist !== guest) reloadPage();
    };
    window.addEventListener('pageshow', shown);
    // Words that a member left behind: whether they are to be put back is known when nobody is signed in.
    if (guest && readStored('session', 'ym-draft') !== null) {
      void import('../../lib/drafts/store.ts').then(({ settleDraft }) => settleDraft());
    }
    return () => window.removeEventListener('pageshow', shown);
  }, [guest]);

  useEffect(() => {
    if (!guest || !isEndUntold()) return;
    // The sign-in page has words of its own for who was led there.
    if (onSite) setEnded(true);
    else if (new URLSearchParams(search).get('for') === 'expired') noteEndTold();
  }, [guest, onSite, search]);

  if (guest && ended && onSite) {
    return (
      <Suspense>
        <EndedNotice onClose={() => setEnded(false)} />
      </Suspense>
    );
  }
  return guest || !mounted ? null : (
    <Suspense>
      <MemberSession key={person} person={person} />
    </Suspense>
  );
}
