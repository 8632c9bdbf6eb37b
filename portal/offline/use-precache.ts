import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { trimmed } from '../shell/routes/match.ts';
import { useSite } from '../shell/visit/current.ts';

/** Milliseconds of rest before pages are kept: what someone is waiting for goes first. */
const rest = 3000;

/** Keeps the phone pages that are opened, and those of the menu, for when there is no network; `needed` is code for then. */
export function usePrecache(needed: () => Promise<unknown>): void {
  const { user, menus } = useSite();
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  const address = trimmed(pathname) + search;
  /** What was shown since pages were kept last, be it for a moment only. */
  const shown = useRef(new Set<string>());
  useEffect(() => {
    // Drawn outside of the site, as an example is, a page has no address to be kept by.
    if (state !== 'idle' || trimmed(location.pathname) + location.search !== address) return;
    shown.current.delete(address);
    shown.current.add(address);
    async function keep() {
      clearTimeout(timer);
      if (!navigator.onLine) return;
      const opened = [...shown.current];
      shown.current.clear();
      const keeper = await import('./precache.ts').catch(() => undefined);
      void keeper?.precachePages({ opened, site: { menus, user }, needed });
    }
    // Nobody waits at a page that is hidden, and a phone may close it.
    const hide = () => {
      if (document.hidden && shown.current.size > 0) void keep();
    };
    const timer = setTimeout(keep, rest);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [address, state, user, menus, needed]);
}
