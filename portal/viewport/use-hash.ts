import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const unchanging = () => () => {};

/** The address's hash; empty while hydrating, because the server is not told it. */
export function useHash(): string {
  const { hash } = useLocation();
  const hydrated = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  return hydrated ? hash : '';
}
