import { NoticeBar } from '@yimen/ui/mobile/notice-bar';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { trimmed } from '../routes/match.ts';
import { emptyOutbox, type Outbox, onOutbox, readOutbox, type Waiting } from '../session/outbox-store.ts';
import { forgetSent, noteTold } from '../session/outbox-writes.ts';
import { isReachable, useStaleSince } from './connection.ts';
import * as css from './strip.css.ts';
import { stripText, untold } from './words.ts';

/** Milliseconds for which it is said that what waited has been sent. */
const saidFor = 6000;

/**
 * Under the bar of a phone page while it cannot be fetched anew: when its content was fetched, and what waits to be
 * sent (DESIGN §9, 43). Nothing otherwise. Its code comes with the page: without a network it could not be fetched.
 */
export function OfflineStrip() {
  const { pathname, search } = useLocation();
  const since = useStaleSince(trimmed(pathname) + search);
  const outbox = useSyncExternalStore(onOutbox, readOutbox, emptyOutbox);
  const silent = outbox.waiting.length === 0 && outbox.sent === 0 && untold(outbox).length === 0;
  return since === undefined && silent ? null : <Strip since={since} outbox={outbox} />;
}

function Strip({ since, outbox }: { since: number | undefined; outbox: Outbox }) {
  const { revalidate, state } = useRevalidator();
  const [tried, setTried] = useState(false);
  const done = since === undefined && outbox.waiting.length === 0;
  const refused = untold(outbox);
  const quiet = done && refused.length === 0;

  useEffect(() => {
    if (!quiet) return;
    const timer = setTimeout(forgetSent, saidFor);
    return () => clearTimeout(timer);
  }, [quiet]);

  async function retry() {
    const reached = await isReachable();
    setTried(!reached);
    if (!reached) return;
    const { sendWaiting } = await import('./outbox.ts');
    await sendWaiting();
    await revalidate();
  }

  function close() {
    forgetSent();
    noteTold();
  }

  const text = stripText({ since, online: navigator.onLine, tried, outbox }, Date.now());
  if (!text) return null;
  return (
    <div className={css.strip} role="status">
      <NoticeBar
        tone={done ? (quiet ? 'info' : 'warning') : 'neutral'}
        text={state === 'idle' ? text : '正在更新'}
        link={done ? dayOf(refused) : undefined}
        action={done || outbox.sending ? undefined : { label: '重试', onPress: () => void retry() }}
        onClose={done ? close : undefined}
      />
    </div>
  );
}

/** The day of the first entry that was refused: there it can be changed. */
function dayOf(refused: readonly Waiting[]) {
  const entry = refused.find(({ kind }) => kind === 'entry');
  if (!entry) return undefined;
  const { start } = entry.input as { start: string };
  return { label: '去修改', href: `/mobile/my-schedule/schedule?date=${start.slice(0, 10)}` };
}
