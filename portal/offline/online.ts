import { useSyncExternalStore } from 'react';
import { onPageEvents } from '../lib/page-events.ts';

/** Calls the listener when the browser goes online or offline; returns how to unsubscribe. */
export function onOnlineChange(listener: () => void): () => void {
  return onPageEvents(['online', 'offline'], listener);
}

/** Whether the browser has a network; true on the server and during hydration. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    onOnlineChange,
    () => navigator.onLine,
    () => true,
  );
}
