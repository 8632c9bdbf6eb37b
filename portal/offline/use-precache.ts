import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { onPageEvents } from '../lib/page-events.ts';
import { trimmed } from '../shell/routes/match.ts';
import { useSite } from '../shell/visit/current.ts';

/** Idle time before pages are cached, in ms: the visitor's own requests go first. */
const precacheDelayMs = 3000;

/**
 * Caches the phone pages that are opened, and those of the menu, for offline use; `needed` fetches code that is needed
 * offline.
 */
export function usePrecache(needed: () => Promise<unknown>): void {
  const { user, menus } = useSite();
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  const address = trimmed(pathname) + search;
  /** Pages shown since the last caching, even for a moment. */
  const shown = useRef(new Set<string>());
  // A layout effect: a visitor may leave a page before its effects run.
  useLayoutEffect(() => {
    // In a story the page has no address of its own, so it is not cached.
    if (state !== 'idle' || trimmed(location.pathname) + location.search !== address) return;
    shown.current.delete(address);
    shown.current.add(address);
    async function startPrecache() {
      clearTimeout(timer);
      if (!navigator.onLine) return;
      const opened = [...shown.current];
      shown.current.clear();
      const precache = await import('./precache.ts').catch(() => undefined);
      void precache?.precachePages({ opened, site: { menus, user }, needed });
    }
    // Caches at once when the page is hidden: nobody waits for it, and a phone may close it.
    const hide = () => {
      if (document.hidden && shown.current.size > 0) void startPrecache();
    };
    const timer = setTimeout(startPrecache, precacheDelayMs);
    const ignore = onPageEvents(['visibilitychange'], hide);
    return () => {
      clearTimeout(timer);
      ignore();
    };
  }, [address, state, user, menus, needed]);
}
