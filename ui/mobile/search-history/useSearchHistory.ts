import { useCallback, useSyncExternalStore } from 'react';

const noEntries: readonly string[] = [];
const listeners = new Set<() => void>();
/** Lists from the last read, so that an unchanged stored text returns the same array. */
const read = new Map<string, { text: string | null; entries: readonly string[] }>();

/**
 * What was searched for under a name, the latest first, kept in this browser's local storage (nothing is kept where
 * that is refused). Empty on the server.
 */
export function useSearchHistory(name: string, limit = 10) {
  const entries = useSyncExternalStore(
    subscribeToStorage,
    () => readHistory(name),
    () => noEntries,
  );
  const add = useCallback(
    (words: string) => {
      const trimmed = words.trim();
      if (trimmed === '') return;
      writeEntries(name, [trimmed, ...readHistory(name).filter((each) => each !== trimmed)].slice(0, limit));
    },
    [name, limit],
  );
  const remove = useCallback(
    (words: string) =>
      writeEntries(
        name,
        readHistory(name).filter((each) => each !== words),
      ),
    [name],
  );
  const clear = useCallback(() => writeEntries(name, noEntries), [name]);
  return { entries, add, remove, clear };
}

function subscribeToStorage(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function readHistory(name: string): readonly string[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(name);
  } catch {
    return read.get(name)?.entries ?? noEntries;
  }
  const last = read.get(name);
  if (last && last.text === text) return last.entries;
  const entries = parseEntries(text);
  read.set(name, { text, entries });
  return entries;
}

function parseEntries(text: string | null): readonly string[] {
  if (text === null) return noEntries;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : noEntries;
  } catch {
    return noEntries;
  }
}

function writeEntries(name: string, entries: readonly string[]): void {
  const text = entries.length === 0 ? null : JSON.stringify(entries);
  read.set(name, { text, entries });
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // Private windows may refuse; then the list exists as long as the page.
  }
  for (const listener of listeners) listener();
}
