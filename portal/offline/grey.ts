import { useEffect, useSyncExternalStore } from 'react';

/** Lists on the page that is shown which have grey services: those of a hidden page rest. */
let lists = 0;
const listeners = new Set<() => void>();

function add(count: number): void {
  lists += count;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** While a list has `grey` services, the strip says why. */
export function useGreyIn(grey: boolean): void {
  useEffect(() => {
    if (!grey) return;
    add(1);
    return () => add(-1);
  }, [grey]);
}

/** Whether services on the page that is shown are grey. */
export function useSomeGrey(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => lists > 0,
    () => false,
  );
}
