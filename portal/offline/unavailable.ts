import { useEffect } from 'react';
import { createStore, useStore } from '../lib/store.ts';

/** Number of lists on the shown page that have unavailable services; effects of hidden pages are stopped. */
const unavailableCount = createStore(0);

function addUnavailable(count: number): void {
  unavailableCount.set(unavailableCount.get() + count);
}

/** While a list has unavailable services, the strip says why. */
export function useUnavailable(unavailable: boolean): void {
  useEffect(() => {
    if (!unavailable) return;
    addUnavailable(1);
    return () => addUnavailable(-1);
  }, [unavailable]);
}

/** Whether the shown page has unavailable services. */
export function useAnyUnavailable(): boolean {
  return useStore(unavailableCount) > 0;
}
