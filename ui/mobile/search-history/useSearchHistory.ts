import { useCallback, useSyncExternalStore } from 'react';

const none: readonly string[] = [];
const listeners = new Set<() => void>();
/** The lists as last read, so that an unchanged text gives the same array. */
const read = new Map<string, { text: string | null; entries: readonly string[] }>();

/**
 * What was searched for under a name, the latest first, kept in this browser's local storage (nothing is kept where
 * that is refused). Empty on the server.
 */
export function useSearchHistory(name: string, limit = 10) {
  const entries = useSyncExternalStore(
    subscribe,
    () => load(name),
    () => none,
  );
  const add = useCallback(
    (words: string) => {
      const trimmed = words.trim();
      if (trimmed === '') return;
      save(name, [trimmed, ...load(name).filter((each) => each !== trimmed)].slice(0, limit));
    },
    [name, limit],
  );
  const remove = useCallback(
    (words: string) =>
      save(
        name,
        load(name).filter((each) => each !== words),
      ),
    [name],
  );
  const clear = useCallback(() => save(name, none), [name]);
  return { entries, add, remove, clear };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function load(name: string): readonly string[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(name);
  } catch {
    return read.get(name)?.entries ?? none;
  }
  const last = read.get(name);
  if (last && last.text === text) return last.entries;
  const entries = parse(text);
  read.set(name, { text, entries });
  return entries;
}

function parse(text: string | null): readonly string[] {
  if (text === null) return none;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : none;
  } catch {
    return none;
  }
}

function save(name: string, entries: readonly string[]): void {
  const text = entries.length === 0 ? null : JSON.stringify(entries);
  read.set(name, { text, entries });
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // Private windows refuse; the list then lives as long as the page.
  }
  for (const listener of listeners) listener();
}
