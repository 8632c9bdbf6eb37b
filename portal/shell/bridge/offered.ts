import { useSyncExternalStore } from 'react';
import { createEmitter } from '../../lib/store.ts';

const offerChanges = createEmitter();

/** Notes that the bridge was installed or removed, or that more of the shell's interface is ready. */
export function noteBridge(): void {
  offerChanges.emit();
}

/** Whether the shell can do it; false until the bridge is installed, which is after hydration. */
export function useShellCan(what: 'canShare' | 'canClose'): boolean {
  return useSyncExternalStore(
    offerChanges.subscribe,
    () => window.yimenBridge?.[what] === true,
    () => false,
  );
}
