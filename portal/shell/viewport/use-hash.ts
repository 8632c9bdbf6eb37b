import { useLocation } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

/** The address's hash; empty while hydrating, because the server is not told it. */
export function useHash(): string {
  const { hash } = useLocation();
  return useHydrated() ? hash : '';
}
