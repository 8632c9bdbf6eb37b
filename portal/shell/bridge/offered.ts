import { useSyncExternalStore } from 'react';
import { createEmitter } from '../../lib/store.ts';

const changes = createEmitter();

/** The bridge has come, gone, or found more of the shell's interface. */
export function noteBridge(): void {
  changes.emit();
}

/** Whether the shell around this page can do it; false until its bridge is there, which comes after the page. */
export function useShellCan(what: 'canShare' | 'canClose'): boolean {
  return useSyncExternalStore(
    changes.subscribe,
    () => window.yimenBridge?.[what] === true,
    () => false,
  );
}
