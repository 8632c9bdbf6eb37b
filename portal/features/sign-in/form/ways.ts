import type { DataOf } from '@yimen/contract/endpoint';
import type { signInMethods } from '@yimen/contract/sign-in/sign-in';
import { useSyncExternalStore } from 'react';

export type Method = DataOf<typeof signInMethods>['list'][number];

/** The app whose browser shows the page, as far as it decides which ways in make sense. */
type App = 'wechat' | 'wecom' | 'other';

const never = () => () => {};

/** Known only in the browser: the server keeps one page for all guests. */
export function useApp(): App {
  return useSyncExternalStore(
    never,
    () => appOf(navigator.userAgent),
    (): App => 'other',
  );
}

export function appOf(userAgent: string): App {
  if (/wxwork/i.test(userAgent)) return 'wecom';
  return /MicroMessenger/i.test(userAgent) ? 'wechat' : 'other';
}

type LoginType = 0 | 1 | 2;

/**
 * The ways in that work in this app: WeChat's own only inside of it, and first there, its code for a phone only
 * outside; that of the institution's own system where the institution says that people begin there (login type 2).
 */
export function waysIn(methods: readonly Method[], app: App, loginType: LoginType = 0): Method[] {
  const offered = methods.filter(({ kind }) => {
    if (kind === 'wechat' || kind === 'wecom') return kind === app;
    if (kind === 'wechat-qr') return app === 'other';
    return kind !== 'api' || loginType === 2;
  });
  return [...offered.filter(({ kind }) => kind === app), ...offered.filter(({ kind }) => kind !== app)];
}

/** The way that is taken unasked: CAS or the own system by login type, else the only one, if it leaves the portal. */
export function leadingWay(ways: readonly Method[], loginType: LoginType): Method | undefined {
  const kind = loginType === 1 ? 'cas' : loginType === 2 ? 'api' : undefined;
  const way = ways.find((candidate) => candidate.kind === kind) ?? (ways.length === 1 ? ways[0] : undefined);
  return way?.start ? way : undefined;
}

/** Whether the counterpart of this way asks again for name and password when told to: CAS and OpenID Connect do. */
export function canAskAgain({ kind }: Method): boolean {
  return kind === 'cas' || kind === 'oidc';
}

/** The address where a way that leaves the portal begins, with the target, the WeChat user to bind, and whether to ask again who it is. */
export function startHref(start: string, redirect: string | null, bind: string | undefined, again = false): string {
  const url = new URL(start, 'https://portal.invalid');
  if (redirect) url.searchParams.set('redirect', redirect);
  if (bind) url.searchParams.set('bind', bind);
  if (again) url.searchParams.set('again', '');
  return url.pathname + url.search;
}
