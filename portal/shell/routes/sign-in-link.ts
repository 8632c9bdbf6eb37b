import { paths } from '@yimen/contract/paths';
import { isAuthPath } from './match.ts';

interface Place {
  pathname: string;
  search: string;
  hash?: string;
}

/** Why one is asked to sign in, where nothing there says so: the sign-in page does. */
export type SignInReason = 'collect' | 'expired' | 'follow' | 'scan' | 'search';

const signInPages: readonly string[] = [paths.login, paths['mobile-login']];

/** A redirect to the sign-in page as it is for who was signed in until now; any other as it is. */
export function becauseExpired(location: string): string {
  const [path = '', query = ''] = location.split('?', 2);
  if (!signInPages.includes(path)) return location;
  const params = new URLSearchParams(query);
  params.set('for', 'expired' satisfies SignInReason);
  return `${path}?${params}`;
}

/** Address of the sign-in page that leads back to a place with its query and hash. */
export function signInHref({ pathname, search, hash = '' }: Place, reason?: SignInReason): string {
  return signInTo(pathname === '/' || isAuthPath(pathname) ? null : pathname + search + hash, reason);
}

/** Address of the sign-in page that leads to a target. */
export function signInTo(target: string | null, reason?: SignInReason): string {
  const query = (target ? `&redirect=${encodeURIComponent(target)}` : '') + (reason ? `&for=${reason}` : '');
  return `${paths.login}${query.replace('&', '?')}`;
}

/** Address of the phone site's sign-in that leads to a target. */
export function mobileSignInTo(target: string): string {
  return `${paths['mobile-login']}?redirect=${encodeURIComponent(target)}`;
}
