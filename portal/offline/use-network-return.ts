import { useEffect, useEffectEvent } from 'react';
import { isReachable } from './connection.ts';

/** First and longest wait between two looks for a server that does not answer, in ms. */
const soonest = 3000;
const longest = 60_000;

/**
 * Calls back when the server answers that did not, once each time it was away, while somebody looks at the page that
 * stands for `wanted`; not where it stands for none.
 */
export function useNetworkReturn(wanted: string | undefined, onReturn: () => void): void {
  const tell = useEffectEvent(onReturn);
  useEffect(() => {
    if (wanted === undefined) return;
    let away = true;
    let over = false;
    let wait = soonest;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function look() {
      clearTimeout(timer);
      away ||= !navigator.onLine;
      if (document.hidden || !navigator.onLine) return;
      const there = await isReachable();
      if (over || document.hidden) return;
      if (there && away) tell();
      away = !there;
      if (there) return;
      clearTimeout(timer);
      timer = setTimeout(look, wait);
      wait = Math.min(wait * 2, longest);
    }
    const changed = () => {
      wait = soonest;
      void look();
    };

    void look();
    window.addEventListener('online', changed);
    window.addEventListener('offline', changed);
    document.addEventListener('visibilitychange', changed);
    return () => {
      over = true;
      clearTimeout(timer);
      window.removeEventListener('online', changed);
      window.removeEventListener('offline', changed);
      document.removeEventListener('visibilitychange', changed);
    };
  }, [wanted]);
}
