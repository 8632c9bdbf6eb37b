import { createStore, useStore } from '../../lib/store.ts';
import { useOutbox, type Waiting } from '../../offline/outbox-store.ts';

/** A notice as it was answered when it was opened, or as it was before a mark that waits. */
export interface Answered {
  id: string;
  /** Whether it had been read before; null for a guest. */
  read: boolean | null;
  type: { id: string };
}

/** Those that were unread until then. */
const opened = createStore<readonly Answered[]>([]);
/** How many had been opened when data came. */
const before = new WeakMap<object, number>();

/**
 * Who opens a notice has read it: pages that were loaded before must not count it as unread any more. An answer counts
 * once, however often its page is shown.
 */
export function noteOpened(notice: Answered): void {
  if (notice.read !== false || opened.get().includes(notice)) return;
  opened.set([...opened.get(), notice]);
}

/** The notices that were opened since `data` came, which do not know of it. */
export function useOpenedSince(data: object): readonly Answered[] {
  return openedSince(data, useStore(opened));
}

export function openedSince(data: object, all: readonly Answered[] = opened.get()): readonly Answered[] {
  const known = before.get(data) ?? all.length;
  before.set(data, known);
  return all.slice(known);
}

/**
 * How many of the notices that `data` counts as unread are left by now, of one type or of all: without those opened
 * since, and as the marks that wait for a network will have it.
 */
export function useUnreadLeft(data: object): (unread: number, type?: string) => number {
  const since = useOpenedSince(data);
  const { waiting } = useOutbox();
  return (unread, type) => unreadLeft(unread, since, waiting, type);
}

export function unreadLeft(
  unread: number,
  since: readonly Answered[],
  waiting: readonly Pick<Waiting, 'kind' | 'input' | 'about'>[] = [],
  type?: string,
): number {
  let left = unread;
  /** By notice: 1 while it counts, 0 once it is read. */
  const counts = new Map<string, number>();
  const change = (notices: readonly Answered[], now: number) => {
    for (const notice of notices) {
      if (type && notice.type.id !== type) continue;
      left += now - (counts.get(notice.id) ?? (notice.read ? 0 : 1));
      counts.set(notice.id, now);
    }
  };
  change(since, 0);
  for (const { kind, input, about } of waiting) {
    if (kind === 'read' && about) change(about as Answered[], (input as { read: boolean }).read ? 0 : 1);
  }
  return Math.max(0, left);
}
