import { useEffect, useEffectEvent } from 'react';
import { onPageEvents } from '../lib/page-events.ts';
import { isReachable } from './connection.ts';

/** Shortest and longest delay between two checks of a server that does not answer, in ms. */
const minDelayMs = 3000;
const maxDelayMs = 60_000;

/**
 * Calls back when the server answers again, once after each outage, while the page for `address` is visible. Does
 * nothing when `address` is undefined.
 */
export function useNetworkReturn(address: string | undefined, onReturn: () => void): void {
  const notifyReturn = useEffectEvent(onReturn);
  useEffect(() => {
    if (address === undefined) return;
    let away = true;
    let over = false;
    let wait = minDelayMs;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function look() {
      clearTimeout(timer);
      away ||= !navigator.onLine;
      if (document.hidden || !navigator.onLine) return;
      const there = await isReachable();
      if (over || document.hidden) return;
      if (there && away) notifyReturn();
      away = !there;
      if (there) return;
      clearTimeout(timer);
      timer = setTimeout(look, wait);
      wait = Math.min(wait * 2, maxDelayMs);
    }
    const changed = () => {
      wait = minDelayMs;
      void look();
    };

    void look();
    const ignore = onPageEvents(['online', 'offline', 'visibilitychange'], changed);
    return () => {
      over = true;
      clearTimeout(timer);
      ignore();
    };
  }, [address]);
}
