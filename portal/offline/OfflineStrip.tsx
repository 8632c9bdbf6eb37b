import { hrefTo } from '@yimen/contract/paths';
import { NoticeBar } from '@yimen/ui/mobile/notice-bar';
import { useLocation } from 'react-router';
import { dayOf } from '../lib/time/clock.ts';
import { trimmed } from '../shell/routes/match.ts';
import { useStaleSince } from './connection.ts';
import { type Outbox, useOutbox, type Waiting } from './outbox-store.ts';
import * as css from './strip.css.ts';
import { isSynced, useSyncStatus } from './use-sync-status.ts';

const stripTones = { pending: 'neutral', sent: 'info', refused: 'warning' } as const;

/**
 * While a phone page cannot be reloaded: shows when its content was fetched, and what waits to be sent (DESIGN §9, 43).
 * At the bottom, above the tabs, where it is always visible and moves no content. Its code is part of the page, because
 * it could not be fetched without a network.
 */
export function OfflineStrip() {
  const { pathname, search } = useLocation();
  const since = useStaleSince(trimmed(pathname) + search);
  const outbox = useOutbox();
  return (
    <div className={css.place} role="status">
      {(since !== undefined || !isSynced(outbox)) && <Strip since={since} outbox={outbox} />}
    </div>
  );
}

function Strip({ since, outbox }: { since: number | undefined; outbox: Outbox }) {
  const { text, outcome, refused, retry, close } = useSyncStatus(outbox, since);
  return text ? (
    <div className={css.strip} data-strip="">
      <NoticeBar
        tone={stripTones[outcome]}
        text={text}
        link={outcome === 'refused' ? refusedEntry(refused) : undefined}
        action={retry && { label: '重试', onPress: retry }}
        onClose={close}
      />
    </div>
  ) : null;
}

/** The day of the first refused entry, where it can be changed. */
function refusedEntry(refused: readonly Waiting[]) {
  const entry = refused.find(({ kind }) => kind === 'entry');
  if (!entry) return undefined;
  const { start } = entry.input as { start: string };
  return { label: '去修改', href: hrefTo('mobile-my-schedule-schedule', { query: { date: dayOf(start) } }) };
}
