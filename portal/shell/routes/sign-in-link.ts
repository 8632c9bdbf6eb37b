import { paths } from '@yimen/contract/paths';
import type { PageAddress } from './counterparts.ts';
import { isAuthPath } from './match.ts';

/** Why the visitor is asked to sign in; the sign-in page shows it. */
export type SignInReason = 'collect' | 'expired' | 'follow' | 'scan' | 'search';

const siteSignInPages: readonly string[] = [paths.login, paths['mobile-login']];

/** Adds the reason `expired` to a redirect to the sign-in page; returns any other unchanged. */
export function becauseExpired(location: string): string {
  const [path = '', query = ''] = location.split('?', 2);
  if (!siteSignInPages.includes(path)) return location;
  const params = new URLSearchParams(query);
  params.set('for', 'expired' satisfies SignInReason);
  return `${path}?${params}`;
}

/** Address of the sign-in page that leads back to a place with its query and hash. */
export function signInHref({ pathname, search, hash = '' }: PageAddress, reason?: SignInReason): string {
  return signInTo(pathname === '/' || isAuthPath(pathname) ? null : pathname + search + hash, reason);
}

/** Address of the sign-in page that leads to a target. */
export function signInTo(target: string | null, reason?: SignInReason): string {
  const query = (target ? `&redirect=${encodeURIComponent(target)}` : '') + (reason ? `&for=${reason}` : '');
  return `${paths.login}${query.replace('&', '?')}`;
}

/** Address of the phone site's sign-in that leads to a target. */
export function phoneSignInTo(target: string): string {
  return `${paths['mobile-login']}?redirect=${encodeURIComponent(target)}`;
}

/** Address of the page where a person with several identities chooses one, and goes on to a target. */
export function identitiesHref(target: string | null): string {
  return paths['personal-center-campus-infos'] + (target ? `?redirect=${encodeURIComponent(target)}` : '');
}
