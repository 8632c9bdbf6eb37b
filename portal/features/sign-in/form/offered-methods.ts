import type { DataOf } from '@yimen/contract/endpoint';
import type { LoginType, ShownMethod, signInMethods } from '@yimen/contract/sign-in/sign-in';
import { useSyncExternalStore } from 'react';

export type Method = DataOf<typeof signInMethods>['list'][number];

/** The app whose browser shows the page, as far as it decides which sign-in methods are offered. */
type App = NonNullable<ShownMethod['onlyIn']>;

const neverChanges = () => () => {};

/** Known only in the browser, because the server caches one page for all guests. */
export function useApp(): App {
  return useSyncExternalStore(
    neverChanges,
    () => appOf(navigator.userAgent),
    (): App => 'other',
  );
}

export function appOf(userAgent: string): App {
  if (/wxwork/i.test(userAgent)) return 'wecom';
  return /MicroMessenger/i.test(userAgent) ? 'wechat' : 'other';
}

/** The sign-in methods for this app and login type, the app's own first. */
export function offeredMethods(methods: readonly Method[], app: App, loginType: LoginType = 0): Method[] {
  const offered = methods.filter(
    ({ onlyIn, needsLoginType, loginType: own }) => (onlyIn ?? app) === app && (!needsLoginType || own === loginType),
  );
  const isOwn = ({ onlyIn }: Method) => app !== 'other' && onlyIn === app;
  return [...offered.filter(isOwn), ...offered.filter((method) => !isOwn(method))];
}

/** The method that starts automatically: the one of the login type, else the only one, if it leaves the portal. */
export function automaticMethod(methods: readonly Method[], loginType: LoginType): Method | undefined {
  const method =
    methods.find(({ loginType: own }) => own === loginType) ?? (methods.length === 1 ? methods[0] : undefined);
  return method?.start ? method : undefined;
}

/**
 * The address at which a method that leaves the portal starts, with the redirect target, the WeChat user to bind, and
 * whether to ask again who it is.
 */
export function startHref(start: string, redirect: string | null, bind: string | undefined, again = false): string {
  const url = new URL(start, 'https://portal.invalid');
  if (redirect) url.searchParams.set('redirect', redirect);
  if (bind) url.searchParams.set('bind', bind);
  if (again) url.searchParams.set('again', '');
  return url.pathname + url.search;
}
