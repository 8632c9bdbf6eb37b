import type { MenuItem } from '@yimen/contract/homepage/site';

export interface LoginRedirect {
  loginRedirectType: string;
  redirectNavigation: string;
}

/**
 * Where someone lands after signing in without a deep link: the institution's setting when it is active and
 * the menu contains it, otherwise the first menu, `/` when there is none (specification, section 4).
 */
export function targetAfterSignIn(menu: readonly MenuItem[], setting: LoginRedirect | undefined): string {
  const chosen =
    setting?.loginRedirectType === '1' ? menu.find((item) => matches(item, setting.redirectNavigation)) : undefined;
  return (chosen ?? menu[0])?.path ?? '/';
}

function matches(item: MenuItem, navigation: string): boolean {
  return item.path === navigation || item.pageNavigationId === navigation;
}

/**
 * Where signing out ends: the built-in sign-in page, or for CAS and API sign-on (1 and 2) the address that the
 * server answered, if it is one to go to (specification, section 4).
 */
export function afterSignOut(loginType: 0 | 1 | 2, answered: string | null, service: string): string {
  if (loginType !== 0 && answered && /^https?:\/\//i.test(answered) && URL.canParse(answered)) return answered;
  return service === '/' ? '/login' : `/login?redirect=${encodeURIComponent(service)}`;
}
