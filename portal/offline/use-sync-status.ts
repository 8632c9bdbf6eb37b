import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isReachable } from './connection.ts';
import { dismissRefusals, forgetSent } from './outbox-dismiss.ts';
import type { Outbox } from './outbox-store.ts';
import { useAnyUnavailable } from './unavailable.ts';
import { stripText, unreadRefusals } from './words.ts';

/** Milliseconds for which it is said that what waited has been sent. */
const saidFor = 6000;

/**
 * What is to be told of the outbox, and of a page that was fetched at `since` (ms since 1970) because it cannot be
 * fetched anew; with the ways to try again and to have read it.
 */
export function useSyncStatus(outbox: Outbox, since?: number) {
  const { revalidate, state } = useRevalidator();
  const [tried, setTried] = useState(false);
  const grey = useAnyUnavailable();
  const done = since === undefined && outbox.waiting.length === 0;
  const refused = unreadRefusals(outbox);
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
    dismissRefusals();
  }

  const text = stripText({ since, online: navigator.onLine, tried, grey, outbox }, Date.now());
  return {
    text: text && state !== 'idle' ? '正在更新' : text,
    /** Whether all is well, something was refused, or something is still to come. */
    outcome: !done ? ('pending' as const) : quiet ? ('sent' as const) : ('refused' as const),
    refused,
    retry: done || outbox.sending ? undefined : () => void retry(),
    close: done ? close : undefined,
  };
}

/** Whether the outbox has nothing to tell. */
export function isSynced(outbox: Outbox): boolean {
  return outbox.waiting.length === 0 && outbox.sent === 0 && unreadRefusals(outbox).length === 0;
}
