import { useSyncExternalStore } from 'react';

let expired = false;
const listeners = new Set<() => void>();

/** Notes that the session has ended. Only the first of many failing calls has an effect (specification, section 4). */
export function markExpired(): void {
  if (expired) return;
  expired = true;
  for (const listener of listeners) listener();
}

/** True from the first call that was answered with 401 to a member. */
export function useExpired(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => expired,
    () => false,
  );
}
