import { useEffect, useState } from 'react';
import { readStored, store } from '../../../lib/storage.ts';
import { useSite } from '../../../shell/visit/current.ts';

const historyLimit = 8;

/** Earlier searches with a new one first, each once. */
export function withSearch(before: readonly string[], query: string): string[] {
  const words = query.trim();
  return words ? [words, ...before.filter((each) => each !== words)].slice(0, historyLimit) : [...before];
}

/** Reads the stored list of searches; empty when the stored value is invalid. */
export function readHistory(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list)
      ? list.filter((each): each is string => typeof each === 'string').slice(0, historyLimit)
      : [];
  } catch {
    return [];
  }
}

/**
 * The person's own searches: stored only in this browser, under the person's id, and removed with the session. Empty
 * until hydration.
 */
export function useSearchedWords(query: string, found: boolean) {
  const { user } = useSite();
  const key = user ? `searches:${user.id}` : undefined;
  const [history, setHistory] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!key) return;
    const before = readHistory(readStored('local', key));
    // A search without results is not stored.
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
