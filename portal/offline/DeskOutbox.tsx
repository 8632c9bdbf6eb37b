import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { hasPhoneLayout } from '../shell/routes/match.ts';
import * as css from './outbox-notice.css.ts';
import { useOutbox } from './outbox-store.ts';
import { isSynced } from './use-sync-status.ts';

const OutboxNotice = lazy(() => import('./OutboxNotice.tsx'));

/** Where a desk page tells what becomes of what waits; the place is there before it speaks, to be heard. */
export function DeskOutbox() {
  const outbox = useOutbox();
  const onPhone = hasPhoneLayout(useLocation().pathname);
  return (
    <div role="status" className={css.place}>
      {!onPhone && !isSynced(outbox) && (
        <Suspense>
          <OutboxNotice outbox={outbox} />
        </Suspense>
      )}
    </div>
  );
}
