import { useEffect, useState } from 'react';
import { readStored, store } from '../../../lib/storage.ts';
import { useSite } from '../../../shell/visit/current.ts';

const kept = 8;

/** What was searched for before, with the newest first and nothing twice. */
export function withSearch(before: readonly string[], query: string): string[] {
  const words = query.trim();
  return words ? [words, ...before.filter((each) => each !== words)].slice(0, kept) : [...before];
}

/** What the storage holds as a list of words; nothing when it holds something else. */
export function readHistory(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string').slice(0, kept) : [];
  } catch {
    return [];
  }
}

/**
 * The person's own searches: kept in this browser alone, under the person's id, and gone with the session. Empty until
 * the page is alive.
 */
export function useSearchHistory(query: string, found: boolean) {
  const { user } = useSite();
  const key = user ? `searches:${user.id}` : undefined;
  const [history, setHistory] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!key) return;
    const before = readHistory(readStored('local', key));
    // What found nothing is not worth a second try.
    const now = found ? withSearch(before, query) : before;
    if (found) store('local', key, JSON.stringify(now));
    setHistory(now);
  }, [key, query, found]);

  function clear() {
    if (key) store('local', key, undefined);
    setHistory([]);
  }
  return { history: history.filter((each) => each !== query.trim()), clear };
}
