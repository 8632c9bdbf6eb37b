import { useSyncExternalStore } from 'react';

/** A notice as it was answered when it was opened. */
interface Answered {
  id: string;
  /** Whether it had been read before; null for a guest. */
  read: boolean | null;
  type: { id: string };
}

const none: readonly Answered[] = [];
/** Those that were unread until then. */
let opened = none;
const listeners = new Set<() => void>();
/** How many had been opened when data came. */
const before = new WeakMap<object, number>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Who opens a notice has read it: pages that were loaded before must not count it as unread any more. An answer counts
 * once, however often its page is shown.
 */
export function noteOpened(notice: Answered): void {
  if (notice.read !== false || opened.includes(notice)) return;
  opened = [...opened, notice];
  for (const listener of listeners) listener();
}

/** The notices that were opened since `data` came, which do not know of it. */
export function useOpenedSince(data: object): readonly Answered[] {
  return openedSince(
    data,
    useSyncExternalStore(
      subscribe,
      () => opened,
      () => none,
    ),
  );
}

export function openedSince(data: object, all: readonly Answered[] = opened): readonly Answered[] {
  const known = before.get(data) ?? all.length;
  before.set(data, known);
  return all.slice(known);
}

/** How many of `unread` are left without those that were opened. */
export function unreadLeft(unread: number, since: readonly Answered[], type?: string): number {
  const read = new Set(since.filter((each) => !type || each.type.id === type).map(({ id }) => id));
  return Math.max(0, unread - read.size);
}
