import { useEffect, useRef, useState } from 'react';
import { broadcast, onOtherTabs } from '../../lib/session/broadcast.ts';

/** This tab among those of the browser; for the case that two claim in the same millisecond. */
const tab = Math.random().toString(36).slice(2);

interface Claim {
  at: number;
  tab: string;
}

/** How long a tab that has it from another one leaves it to that one, in ms. */
const courtesy = 2000;

/**
 * True in one tab at most, of all that `want` to say the same: the one that was first to know, until another one is
 * opened, seen or focused. A later claim beats an earlier one.
 */
export function useTabLeader(want: boolean, isHearsay: () => boolean): boolean {
  const [mine, setMine] = useState(false);
  const held = useRef<Claim>(undefined);
  const heard = useRef<Claim>(undefined);

  useEffect(
    () =>
      onOtherTabs((news) => {
        if (news.kind !== 'dialog' || (held.current && isOlder(news, held.current))) return;
        heard.current = news;
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
      if (Date.now() - (heard.current?.at ?? 0) > courtesy) claim();
    };
    const timer = setTimeout(claimUnlessTaken, isHearsay() ? courtesy : 0);
    document.addEventListener('visibilitychange', claim);
    window.addEventListener('focus', claim);
    return () => {
      clearTimeout(timer);
      held.current = undefined;
      document.removeEventListener('visibilitychange', claim);
      window.removeEventListener('focus', claim);
    };
  }, [want, isHearsay]);

  return want && mine;
}

function isOlder(one: Claim, other: Claim): boolean {
  return one.at < other.at || (one.at === other.at && one.tab < other.tab);
}
