import { useSyncExternalStore } from 'react';

const unchanging = () => () => {};

/** False while the page is what the server has drawn, true once it is the browser's own. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
}
