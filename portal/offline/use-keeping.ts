import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useSite } from '../boot/current.ts';
import { phoneLink } from '../boot/menus.ts';
import { trimmed } from '../routes/match.ts';

/** Milliseconds of rest before pages are kept: what someone is waiting for goes first. */
const rest = 3000;
/** The services that a member has collected; their guides are kept with it. */
const collection = '/mobile/personal-center?tab=collected';
/** Pages that members want to read without a network, where the institution has them. */
const ofMembers = [
  '/mobile/task-center',
  '/mobile/schedule-detail',
  '/mobile/my-schedule/schedule',
  '/mobile/notice',
  collection,
];

/** Keeps the phone pages that are opened, and those of the menu, for when there is no network; `needed` is code for then. */
export function useKeeping(needed: () => Promise<unknown>): void {
  const { user, menus } = useSite();
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  const address = trimmed(pathname) + search;
  useEffect(() => {
    // Drawn outside of the site, as an example is, a page has no address to be kept by.
    if (state !== 'idle' || trimmed(location.pathname) + location.search !== address) return;
    const timer = setTimeout(async () => {
      if (!navigator.onLine) return;
      const keeper = await import('./keeper.ts').catch(() => undefined);
      const own = menus.mobile.flatMap((item) => phoneLink(item)?.href ?? []).filter((href) => href.startsWith('/'));
      const more = [...own, ...(user ? ofMembers : [])];
      void keeper?.keepPages({ address, more, guidesOf: user ? collection : undefined, needed });
    }, rest);
    return () => clearTimeout(timer);
  }, [address, state, user, menus, needed]);
}
