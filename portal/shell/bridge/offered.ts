import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** The bridge has come, gone, or found more of the shell's interface. */
export function noteBridge(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the shell around this page can do it; false until its bridge is there, which comes after the page. */
export function useShellCan(what: 'canShare' | 'canClose'): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.yimenBridge?.[what] === true,
    () => false,
  );
}
