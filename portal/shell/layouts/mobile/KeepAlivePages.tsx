import { Activity, useEffect, useState } from 'react';
import { useOutlet } from 'react-router';
import { onPageEvents } from '../../../lib/page-events.ts';
import { fetchedAt } from '../../../offline/connection.ts';
import { type RouterSnapshot, useRouter, useRouterSnapshot } from '../../../router-internals/router.tsx';
import { phonePageAt, trimmed } from '../../routes/match.ts';
import { comesBack } from '../../viewport/place.ts';
import { dataAddress, outdateData, storeData, whileShown } from './keep-alive-data.ts';
import { noteShown } from './last-shown.ts';
import { PulledPage } from './PulledPage.tsx';
import { useKeepAliveFocus } from './use-keep-alive-focus.ts';

/** A page with the router state of when it was last shown. */
interface KeepAlivePage {
  key: string;
  snapshot: RouterSnapshot;
  outlet: ReturnType<typeof useOutlet>;
  /** Higher for a page that was shown later. */
  turn: number;
}

/** Maximum number of hidden pages; the one that was shown longest ago is removed first. */
const maxAlivePages = 8;

/**
 * The shown phone page and, hidden, those that were shown before: coming back finds scroll position, tabs, filters and
 * typed text (specification, section 2, “kept alive”). A hidden page sees the router as it was when it was left, and
 * its effects are stopped.
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
    // The visitor may have done a task in another window.
    const look = () => {
      if (!document.hidden && navigator.onLine) outdateData();
    };
    const ignore = onPageEvents(['visibilitychange'], look);
    return () => {
      leave();
      ignore();
    };
  }, [router]);
  return pages.map(({ key, outlet, shown, snapshot }) => (
    <Activity key={key} mode={shown ? 'visible' : 'hidden'}>
      {snapshot.around(<PulledPage>{outlet}</PulledPage>)}
    </Activity>
  ));
}

function usePages(): (KeepAlivePage & { shown: boolean })[] {
  const outlet = useOutlet();
  const snapshot = useRouterSnapshot();
  const { location, loaded } = snapshot;
  const key = trimmed(location.pathname);
  const now = { key, outlet, snapshot };
  const [pages, setPages] = useState<readonly KeepAlivePage[]>([{ ...now, turn: 0 }]);
  const next = withShown(pages, now);
  if (next !== pages) setPages(next);

  useKeepAliveFocus(key);
  const address = dataAddress(location);
  useEffect(() => storeData(address, loaded, fetchedAt(address)), [address, loaded]);
  useEffect(() => noteShown(location), [location]);

  return next.map((page) => ({ ...page, shown: page.key === key }));
}

/**
 * The pages with this one shown. Their order does not change: an element that moves in the document loses the scroll
 * positions inside it.
 */
function withShown(pages: readonly KeepAlivePage[], now: Omit<KeepAlivePage, 'turn'>): readonly KeepAlivePage[] {
  const before = pages.find(({ key }) => key === now.key);
  const latest = Math.max(...pages.map(({ turn }) => turn));
  if (before && before.turn === latest && before.outlet === now.outlet && before.snapshot === now.snapshot)
    return pages;
  const turn = before?.turn === latest ? latest : latest + 1;
  if (before) return pages.map((page) => (page === before ? { ...now, turn } : page));
  const keptAlive = pages.filter(({ key }) => phonePageAt(key)?.keepAlive);
  const oldest = Math.min(...keptAlive.map((page) => page.turn));
  const rest = keptAlive.length < maxAlivePages ? keptAlive : keptAlive.filter((page) => page.turn !== oldest);
  return [...rest, { ...now, turn }];
}
