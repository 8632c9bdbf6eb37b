import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../../lib/storage.ts';

const key = (id: string) => `ym-window-${id}`;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this browser opens an entry in a window of its own at once, and how to choose so. */
export function useOpensOut(id: string): [boolean, (wanted: boolean) => void] {
  const wanted = useSyncExternalStore(
    subscribe,
    () => readStored('local', key(id)) !== null,
    () => false,
  );
  return [
    wanted,
    (next) => {
      store('local', key(id), next ? '1' : undefined);
      for (const listener of listeners) listener();
    },
  ];
}

/** Opens an entry's window for who has just chosen the entry; a browser would refuse one that nobody asked for. */
export function openOut(address: string): void {
  if (navigator.userActivation?.isActive) window.open(address, '_blank', 'noopener,noreferrer');
}
