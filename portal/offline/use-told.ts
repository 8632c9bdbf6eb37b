import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isReachable } from './connection.ts';
import { useSomeGrey } from './grey.ts';
import type { Outbox } from './outbox-store.ts';
import { forgetSent, noteTold } from './outbox-told.ts';
import { stripText, untold } from './words.ts';

/** Milliseconds for which it is said that what waited has been sent. */
const saidFor = 6000;

/**
 * What is to be told of the outbox, and of a page that was fetched at `since` (ms since 1970) because it cannot be
 * fetched anew; with the ways to try again and to have read it.
 */
export function useTold(outbox: Outbox, since?: number) {
  const { revalidate, state } = useRevalidator();
  const [tried, setTried] = useState(false);
  const grey = useSomeGrey();
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
export function isSilent(outbox: Outbox): boolean {
  return outbox.waiting.length === 0 && outbox.sent === 0 && untold(outbox).length === 0;
}
