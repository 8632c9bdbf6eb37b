import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../../lib/storage.ts';
import { createEmitter } from '../../../lib/store.ts';

const windowKey = (id: string) => `ym-window-${id}`;
const chosen = createEmitter();

/** Whether this browser opens an entry in a new window at once, and how to choose that. */
export function useOpensOut(id: string): [boolean, (opensOut: boolean) => void] {
  const wanted = useSyncExternalStore(
    chosen.subscribe,
    () => readStored('local', windowKey(id)) !== null,
    () => false,
  );
  return [
    wanted,
    (next) => {
      store('local', windowKey(id), next ? '1' : undefined);
      chosen.emit();
    },
  ];
}

/** Opens an entry's window after a click on the entry; without a click a browser would block it. */
export function openOut(address: string): void {
  if (navigator.userActivation?.isActive) window.open(address, '_blank', 'noopener,noreferrer');
}
