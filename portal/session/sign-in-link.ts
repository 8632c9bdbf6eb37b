import { isAuthPath } from '../routes/match.ts';

interface Place {
  pathname: string;
  search: string;
  hash?: string;
}

/** Address of the sign-in page that leads back to a place with its query and hash. */
export function signInHref({ pathname, search, hash = '' }: Place): string {
  return signInTo(pathname === '/' || isAuthPath(pathname) ? null : pathname + search + hash);
}

/** Address of the sign-in page that leads to a target. */
export function signInTo(target: string | null): string {
  return target ? `/login?redirect=${encodeURIComponent(target)}` : '/login';
}

/** Address of the phone site's sign-in that leads to a target. */
export function mobileSignInTo(target: string): string {
  return `/mobile-login?redirect=${encodeURIComponent(target)}`;
}
