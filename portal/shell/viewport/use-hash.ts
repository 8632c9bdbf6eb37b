import { useLocation } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

/** The address's hash; empty during hydration, because the server does not receive it. */
export function useHash(): string {
  const { hash } = useLocation();
  return useHydrated() ? hash : '';
}
