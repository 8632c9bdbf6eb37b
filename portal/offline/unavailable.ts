import { useEffect } from 'react';
import { createStore, useStore } from '../lib/store.ts';

/** Lists on the page that is shown which have grey services: those of a hidden page rest. */
const lists = createStore(0);

function add(count: number): void {
  lists.set(lists.get() + count);
}

/** While a list has `grey` services, the strip says why. */
export function useUnavailable(grey: boolean): void {
  useEffect(() => {
    if (!grey) return;
    add(1);
    return () => add(-1);
  }, [grey]);
}

/** Whether services on the page that is shown are grey. */
export function useAnyUnavailable(): boolean {
  return useStore(lists) > 0;
}
