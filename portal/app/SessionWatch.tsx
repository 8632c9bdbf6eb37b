import { lazy, Suspense, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { onOtherTabs } from '../session/broadcast.ts';
import { useExpired } from '../session/expiry.ts';

const ExpiryDialog = lazy(() => import('./ExpiryDialog.tsx'));

/** Says once that the session has ended, and follows what other tabs do to it. */
export function SessionWatch() {
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

  return expired ? (
    <Suspense>
      <ExpiryDialog />
    </Suspense>
  ) : null;
}
