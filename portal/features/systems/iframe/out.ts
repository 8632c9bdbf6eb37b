import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../../lib/storage.ts';
import { createEmitter } from '../../../lib/store.ts';

const key = (id: string) => `ym-window-${id}`;
const chosen = createEmitter();

/** Whether this browser opens an entry in a window of its own at once, and how to choose so. */
export function useOpensOut(id: string): [boolean, (wanted: boolean) => void] {
  const wanted = useSyncExternalStore(
    chosen.subscribe,
    () => readStored('local', key(id)) !== null,
    () => false,
  );
  return [
    wanted,
    (next) => {
      store('local', key(id), next ? '1' : undefined);
      chosen.emit();
    },
  ];
}

/** Opens an entry's window for who has just chosen the entry; a browser would refuse one that nobody asked for. */
export function openOut(address: string): void {
  if (navigator.userActivation?.isActive) window.open(address, '_blank', 'noopener,noreferrer');
}
