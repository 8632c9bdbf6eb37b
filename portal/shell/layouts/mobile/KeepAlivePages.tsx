import { Activity, useEffect, useState } from 'react';
import { useOutlet } from 'react-router';
import { fetchedAt } from '../../../offline/connection.ts';
import { RouterSnapshot, useRouter, useRouterSnapshot } from '../../../router-internals/router.tsx';
import { matchRoute, trimmed } from '../../routes/match.ts';
import { comesBack } from '../../viewport/place.ts';
import { addressOf, outdateData, storeData, whileShown } from './keep-alive-data.ts';
import { noteShown } from './last-shown.ts';
import { PulledPage } from './PulledPage.tsx';
import { useKeepAliveFocus } from './use-keep-alive-focus.ts';

/** A page with all that it reads from the router, as it was when it was shown last. */
interface KeepAlivePage extends RouterSnapshot {
  key: string;
  outlet: ReturnType<typeof useOutlet>;
  /** Higher for what was shown later. */
  turn: number;
}

/** Hidden pages that stay as they were; the one that was shown longest ago goes first. */
const maxPages = 8;

/**
 * The phone page that is shown, and hidden beside it those that were: coming back finds place, tabs, filters and typed
 * text (specification, section 2, “kept alive”). A hidden page sees the router as it was when it was left, and its
 * effects rest.
 */
export function KeepAlivePages() {
  const pages = usePages();
  const router = useRouter();
  useEffect(() => {
    const leave = whileShown(() => {
      const navigation = router?.state.navigation;
      if (navigation?.state !== 'loading') return false;
      return navigation.historyAction === 'POP' || comesBack(navigation.location);
    });
    // Who comes from another window may have done a task there.
    const look = () => {
      if (!document.hidden && navigator.onLine) outdateData();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      leave();
      document.removeEventListener('visibilitychange', look);
    };
  }, [router]);
  return pages.map(({ key, outlet, shown, ...snapshot }) => (
    <Activity key={key} mode={shown ? 'visible' : 'hidden'}>
      <RouterSnapshot {...snapshot}>
        <PulledPage>{outlet}</PulledPage>
      </RouterSnapshot>
    </Activity>
  ));
}

function usePages(): (KeepAlivePage & { shown: boolean })[] {
  const outlet = useOutlet();
  const snapshot = useRouterSnapshot();
  const { location, data } = snapshot;
  const key = trimmed(location.location.pathname);
  const now = { key, outlet, ...snapshot };
  const [pages, setPages] = useState<readonly KeepAlivePage[]>([{ ...now, turn: 0 }]);
  const next = withShown(pages, now);
  if (next !== pages) setPages(next);

  useKeepAliveFocus(key);
  const address = addressOf(location.location);
  const loaded = data?.errors ? undefined : data?.loaderData;
  useEffect(() => storeData(address, loaded, fetchedAt(address)), [address, loaded]);
  useEffect(() => noteShown(location.location), [location]);

  return next.map((page) => ({ ...page, shown: page.key === key }));
}

/** The pages with this one shown. They stay in their order: a page that moves in the document loses its inner places. */
function withShown(pages: readonly KeepAlivePage[], now: Omit<KeepAlivePage, 'turn'>): readonly KeepAlivePage[] {
  const before = pages.find(({ key }) => key === now.key);
  const latest = Math.max(...pages.map(({ turn }) => turn));
  if (before && before.turn === latest && isSame(before, now)) return pages;
  const turn = before?.turn === latest ? latest : latest + 1;
  if (before) return pages.map((page) => (page === before ? { ...now, turn } : page));
  const kept = pages.filter(({ key }) => matchRoute(key)?.keepAlive);
  const oldest = Math.min(...kept.map((page) => page.turn));
  const rest = kept.length < maxPages ? kept : kept.filter((page) => page.turn !== oldest);
  return [...rest, { ...now, turn }];
}

function isSame(page: KeepAlivePage, now: Omit<KeepAlivePage, 'turn'>): boolean {
  return (
    page.outlet === now.outlet && page.location === now.location && page.state === now.state && page.data === now.data
  );
}
