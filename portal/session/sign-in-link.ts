import { isAuthPath } from '../routes/match.ts';

interface Place {
  pathname: string;
  search: string;
  hash?: string;
}

/** Address of the sign-in page that leads back to a place with its query and hash. */
export function signInHref({ pathname, search, hash = '' }: Place): string {
  if (pathname === '/' || isAuthPath(pathname)) return '/login';
  return `/login?redirect=${encodeURIComponent(pathname + search + hash)}`;
}
