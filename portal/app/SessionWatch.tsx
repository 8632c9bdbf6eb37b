import { lazy, Suspense, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { onOtherTabs } from '../session/broadcast.ts';
import { useExpired } from '../session/expiry.ts';
import { readSession } from '../session/session.ts';

const ExpiryDialog = lazy(() => import('./ExpiryDialog.tsx'));

/** Says once that the session has ended, and follows what other tabs do to it. */
export function SessionWatch({ guest }: { guest: boolean }) {
  const expired = useExpired();
  const { revalidate } = useRevalidator();

  useEffect(
    () =>
      onOtherTabs((news) => {
        // After a sign-out nothing of the member may stay in memory; after a sign-in typed text may.
        if (news === 'signed-out') location.reload();
        else void revalidate();
      }),
    [revalidate],
  );

  useEffect(() => {
    // A page that the browser kept whole comes back as it was, whoever is signed in by now.
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted && readSession().isTourist !== guest) location.reload();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [guest]);

  return expired ? (
    <Suspense>
      <ExpiryDialog />
    </Suspense>
  ) : null;
}
