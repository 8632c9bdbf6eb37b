import { useEffect, useSyncExternalStore } from 'react';

interface Answered {
  id: string;
  /** Whether it had been read before it was opened; null for a guest. */
  read: boolean | null;
  type: { id: string };
}

/** A notice that was unread until it was opened. */
interface Opened {
  id: string;
  type: string;
}

const none: readonly Opened[] = [];
let opened = none;
const listeners = new Set<() => void>();
const noted = new WeakSet<Answered>();
/** How many had been opened when data came. */
const before = new WeakMap<object, number>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who opens a notice has read it: pages that were loaded before must not count it as unread any more. */
export function useNoteOpened(notice: Answered): void {
  useEffect(() => noteOpened(notice), [notice]);
}

/** Notes an answer once, however often its page is shown. */
export function noteOpened(notice: Answered): void {
  if (notice.read !== false || noted.has(notice)) return;
  noted.add(notice);
  opened = [...opened, { id: notice.id, type: notice.type.id }];
  for (const listener of listeners) listener();
}

/** The notices that were opened since `data` came, which do not know of it. */
export function useOpenedSince(data: object): readonly Opened[] {
  return openedSince(
    data,
    useSyncExternalStore(
      subscribe,
      () => opened,
      () => none,
    ),
  );
}

export function openedSince(data: object, all: readonly Opened[] = opened): readonly Opened[] {
  const known = before.get(data);
  if (known === undefined) before.set(data, all.length);
  return all.slice(known ?? all.length);
}

/** How many of `unread` are left without those that were opened. */
export function unreadLeft(unread: number, since: readonly Opened[], type?: string): number {
  const read = new Set(since.filter((each) => !type || each.type === type).map(({ id }) => id));
  return Math.max(0, unread - read.size);
}
