import { createStore, useStore } from '../../../lib/store.ts';
import { useOutbox, type Waiting } from '../../../offline/outbox-store.ts';

/** A notice as the server returned it when it was opened, or as it was before a mark that waits. */
export interface OpenedNotice {
  id: string;
  /** Whether it had been read before; null for a guest. */
  read: boolean | null;
  type: { id: string };
}

/** Notices that were unread when they were opened. */
const openedHere = createStore<readonly OpenedNotice[]>([]);
/** Number of opened notices when data were loaded. */
const countBefore = new WeakMap<object, number>();

/**
 * Records an opened notice as read: data loaded before must not count it as unread. Each answer counts once, however
 * often its page is shown.
 */
export function noteOpened(notice: OpenedNotice): void {
  if (notice.read !== false || openedHere.get().includes(notice)) return;
  openedHere.set([...openedHere.get(), notice]);
}

/** The notices opened since `data` were loaded. */
export function useOpenedSince(data: object): readonly OpenedNotice[] {
  return openedSince(data, useStore(openedHere));
}

export function openedSince(data: object, all: readonly OpenedNotice[] = openedHere.get()): readonly OpenedNotice[] {
  const known = countBefore.get(data) ?? all.length;
  countBefore.set(data, known);
  return all.slice(known);
}

/**
 * How many of the notices that `data` count as unread are still unread, of one type or of all: without those opened
 * since, and with the marks that wait for a network.
 */
export function useUnreadLeft(data: object): (unread: number, type?: string) => number {
  const since = useOpenedSince(data);
  const { waiting } = useOutbox();
  return (unread, type) => unreadLeft(unread, since, waiting, type);
}

export function unreadLeft(
  unread: number,
  since: readonly OpenedNotice[],
  waiting: readonly Pick<Waiting, 'kind' | 'input' | 'about'>[] = [],
  type?: string,
): number {
  let left = unread;
  /** By notice: 1 while it counts as unread, 0 when read. */
  const counts = new Map<string, number>();
  const change = (notices: readonly OpenedNotice[], now: number) => {
    for (const notice of notices) {
      if (type && notice.type.id !== type) continue;
      left += now - (counts.get(notice.id) ?? (notice.read ? 0 : 1));
      counts.set(notice.id, now);
    }
  };
  change(since, 0);
  for (const { kind, input, about } of waiting) {
    if (kind === 'read' && about) change(about as OpenedNotice[], (input as { read: boolean }).read ? 0 : 1);
  }
  return Math.max(0, left);
}
