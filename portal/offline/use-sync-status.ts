import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isReachable } from './connection.ts';
import { dismissRefusals, forgetSent, type Outbox } from './outbox-store.ts';
import { useAnyUnavailable } from './unavailable.ts';
import { stripText, unreadRefusals } from './words.ts';

/** How long the notice stays that writes were sent, in ms. */
const saidFor = 6000;

/**
 * The state to show of the outbox, and of a page fetched at `since` (ms since 1970) that cannot be reloaded; with
 * functions to try again and to dismiss.
 */
export function useSyncStatus(outbox: Outbox, since?: number) {
  const { revalidate, state } = useRevalidator();
  const [tried, setTried] = useState(false);
  const hasUnavailable = useAnyUnavailable();
  const done = since === undefined && outbox.waiting.length === 0;
  const refused = unreadRefusals(outbox);
  const quiet = done && refused.length === 0;
  const updating = state !== 'idle';

  useEffect(() => {
    // While the page is updated, the sent writes are not mentioned.
    if (!quiet || updating) return;
    const timer = setTimeout(forgetSent, saidFor);
    return () => clearTimeout(timer);
  }, [quiet, updating]);

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
    dismissRefusals();
  }

  const text = stripText({ since, online: navigator.onLine, tried, hasUnavailable, outbox }, Date.now());
  return {
    text: text && updating ? '正在更新' : text,
    /** `sent`: all done; `refused`: some were refused; `pending`: some are still to be sent. */
    outcome: !done ? ('pending' as const) : quiet ? ('sent' as const) : ('refused' as const),
    refused,
    retry: done || outbox.sending ? undefined : () => void retry(),
    close: done ? close : undefined,
  };
}

/** Whether the outbox has nothing to show. */
export function isSynced(outbox: Outbox): boolean {
  return outbox.waiting.length === 0 && outbox.sent === 0 && unreadRefusals(outbox).length === 0;
}
