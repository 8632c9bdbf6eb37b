import { useEffect, useRef, useState } from 'react';
import { onPageEvents, seen } from '../../lib/page-events.ts';
import { broadcast, onOtherTabs } from '../../lib/session/broadcast.ts';

/** Identifies this tab, for two claims in the same millisecond. */
const tab = Math.random().toString(36).slice(2);

interface Claim {
  at: number;
  tab: string;
}

/** How long a tab that heard of the news from another one does not claim it, in ms. */
const courtesy = 2000;

/**
 * True in at most one of the tabs that `want` to show the same dialog: the first to know, until another one is opened,
 * seen or focused. A later claim replaces an earlier one.
 */
export function useTabLeader(want: boolean, isHearsay: () => boolean): boolean {
  const [mine, setMine] = useState(false);
  const held = useRef<Claim>(undefined);
  const lastClaim = useRef<Claim>(undefined);

  useEffect(
    () =>
      onOtherTabs((news) => {
        if (news.kind !== 'dialog' || (held.current && isOlder(news, held.current))) return;
        lastClaim.current = news;
        held.current = undefined;
        setMine(false);
      }),
    [],
  );

  useEffect(() => {
    if (!want) return setMine(false);
    const claim = () => {
      if (document.visibilityState !== 'visible') return;
      held.current = { at: Date.now(), tab };
      broadcast({ kind: 'dialog', ...held.current });
      setMine(true);
    };
    const claimUnlessTaken = () => {
      if (Date.now() - (lastClaim.current?.at ?? 0) > courtesy) claim();
    };
    const timer = setTimeout(claimUnlessTaken, isHearsay() ? courtesy : 0);
    const ignore = onPageEvents(seen, claim);
    return () => {
      clearTimeout(timer);
      held.current = undefined;
      ignore();
    };
  }, [want, isHearsay]);

  return want && mine;
}

function isOlder(one: Claim, other: Claim): boolean {
  return one.at < other.at || (one.at === other.at && one.tab < other.tab);
}
