import type { DataOf } from '@yimen/contract/endpoint';
import type { MethodKind, signInMethods } from '@yimen/contract/sign-in/sign-in';
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

interface WayIn {
  /** The part of the page itself that it is; a link to a counterpart where it has none. */
  panel?: 'account' | 'code';
  /** The app in which alone it works. An app's own way comes first there. */
  onlyIn?: App;
  /** The login type by which it is taken unasked. */
  loginType?: LoginType;
  /** Offered by that login type alone. */
  needsLoginType?: true;
  /** Its counterpart asks again for name and password when told to. */
  canAskAgain?: true;
  icon: 'shield' | 'bubble';
}

/** What the page has to know of each kind of sign-in. */
export const kinds: Readonly<Record<MethodKind, WayIn>> = {
  password: { panel: 'account', icon: 'shield' },
  qr: { panel: 'code', icon: 'shield' },
  cas: { loginType: 1, canAskAgain: true, icon: 'shield' },
  oauth2: { icon: 'shield' },
  oidc: { canAskAgain: true, icon: 'shield' },
  wechat: { onlyIn: 'wechat', icon: 'bubble' },
  // Its code is read with WeChat on a phone.
  'wechat-qr': { onlyIn: 'other', icon: 'bubble' },
  wecom: { onlyIn: 'wecom', icon: 'bubble' },
  api: { loginType: 2, needsLoginType: true, icon: 'shield' },
};

/** The ways in that work in this app and by this login type, the app's own first. */
export function waysIn(methods: readonly Method[], app: App, loginType: LoginType = 0): Method[] {
  const offered = methods.filter(({ kind }) => {
    const { onlyIn = app, needsLoginType, loginType: own } = kinds[kind];
    return onlyIn === app && (!needsLoginType || own === loginType);
  });
  const isOwn = ({ kind }: Method) => app !== 'other' && kinds[kind].onlyIn === app;
  return [...offered.filter(isOwn), ...offered.filter((method) => !isOwn(method))];
}

/** The way that is taken unasked: the one of the login type, else the only one, if it leaves the portal. */
export function leadingWay(ways: readonly Method[], loginType: LoginType): Method | undefined {
  const way = ways.find(({ kind }) => kinds[kind].loginType === loginType) ?? (ways.length === 1 ? ways[0] : undefined);
  return way?.start ? way : undefined;
}

/** Whether the counterpart of this way asks again for name and password when told to. */
export function canAskAgain({ kind }: Method): boolean {
  return kinds[kind].canAskAgain ?? false;
}

/** The address where a way that leaves the portal begins, with the target, the WeChat user to bind, and whether to ask again who it is. */
export function startHref(start: string, redirect: string | null, bind: string | undefined, again = false): string {
  const url = new URL(start, 'https://portal.invalid');
  if (redirect) url.searchParams.set('redirect', redirect);
  if (bind) url.searchParams.set('bind', bind);
  if (again) url.searchParams.set('again', '');
  return url.pathname + url.search;
}
