import { login } from '@yimen/contract/sign-in/auth';
import { qrConfirm, qrCreate, qrLogin, qrScan } from '@yimen/contract/sign-in/qr-code';
import { apiLogin, casLogin, oauth2Login, type SignedIn, wechatLogin } from '@yimen/contract/sign-in/sign-in';
import { signCredential } from '../../server/sign-in/api/credential.ts';
import type { Fault } from '../support/counterparts/server.ts';
import type { Counterparts } from './counterparts.ts';
import { account, membersOf, type Opened, password, unasked } from './opened-portal.ts';
import { Browser } from './portal.ts';

/** What may happen to a sign-in; each is a column of the table. */
export const cells = [
  ...(['fresh', 'used', 'expired', 'late', 'clock behind', 'clock ahead'] as const),
  ...(['down', 'hanging', 'nonsense', 'another browser', 'twelve at once'] as const),
] as const;
export type Cell = (typeof cells)[number];

export interface Outcome {
  readonly code: number;
  readonly data: SignedIn | null;
}

/** A way in, as a browser goes it: first as far as it holds what it spends, then spending it. */
export interface TestedMethod {
  readonly name: string;
  /** Goes until the browser holds a ticket, a code, or whatever is spent here once. */
  begin(browser: Browser, target: string): Promise<string>;
  spend(held: string, browser: Browser): Promise<Outcome>;
  /** Makes the counterpart ill where it is asked when something is spent. */
  readonly fall?: (fault: Fault) => void;
  /** Moves the counterpart's clock, in ms; without it our own is moved. */
  readonly clock?: (ms: number) => void;
  /** After how long what is held is too old, in ms. */
  readonly goodFor?: number;
  /** What is answered where it is another code than usual. */
  readonly codes?: Partial<Record<Cell, number>>;
  /** Cells that this way does not have, and why. */
  readonly without?: Partial<Record<Cell, string>>;
}

const noCounterpart = 'nobody else is asked';
const alone = { 'clock behind': noCounterpart, 'clock ahead': noCounterpart };
const neverIll = { down: noCounterpart, hanging: noCounterpart, nonsense: noCounterpart };

/** Every way in that an institution may offer; the counterparts are there when the tests run, not before. */
export function methodsOf(opened: Opened, counterparts: () => Counterparts): TestedMethod[] {
  const origin = () => opened.portal.origin();
  const start = (method: string, target: string) =>
    `${origin()}/sign-in/start?method=${method}&redirect=${encodeURIComponent(target)}`;

  const passwordMethod: TestedMethod = {
    name: 'password',
    begin: async () => password,
    spend: (held, browser) => browser.call(origin(), login, { account, password: held }),
    without: {
      ...alone,
      ...neverIll,
      used: 'a password is no ticket',
      expired: 'a password is no ticket',
      late: 'nothing is begun',
      'another browser': 'nothing is begun',
      'twelve at once': 'each of them is another sign-in; the limits against guessing are in server/sign-in',
    },
  };

  const casMethod = (version: 2 | 3): TestedMethod => ({
    name: `CAS ${version}`,
    async begin(browser, target) {
      const page = await browser.open(start(`cas${version}`, target), /\/cas-login\?/);
      return browser.submit(page, { username: 'alice', password: 'pw1' });
    },
    spend(held, browser) {
      const url = new URL(held);
      const ticket = url.searchParams.get('ticket') ?? '';
      url.searchParams.delete('ticket');
      return unasked(browser.call(origin(), casLogin, { ticket, service: url.href }));
    },
    fall: (fault) => Object.assign(counterparts().cas, { fault }),
    without: { expired: 'its clock is another process’s; it refuses an invented ticket alike, in cas.test' },
  });

  const oauthMethod = (name: string, method: 'oauth2' | 'oidc', more: Partial<TestedMethod>): TestedMethod => ({
    name,
    async begin(browser, target) {
      return (await browser.open(start(method, target), /\/auth-login\?/)).url;
    },
    spend: (held, browser) =>
      browser.call(origin(), oauth2Login, Object.fromEntries(new URL(held).searchParams) as { state: string }),
    fall: (fault) => Object.assign(counterparts()[method], { fault, faultAt: /^\/token$/ }),
    goodFor: 60_000,
    ...more,
  });

  const weChatWay = (name: string, method: string, faultAt: RegExp): TestedMethod => ({
    name,
    async begin(browser, target) {
      return (await browser.open(start(method, target), /\/sign-in\/wechat\?/)).url;
    },
    async spend(held, browser) {
      const query = new URL((await browser.open(held, /\/(wechat-login|login)\?/)).url).searchParams;
      const failed = query.get('failed');
      if (failed) return { code: Number(failed), data: null };
      const said = (field: string) => query.get(field) ?? '';
      const named = { appid: said('appid'), openid: said('openid'), state: said('state') };
      return browser.call(origin(), wechatLogin, named);
    },
    fall: (fault) => Object.assign(counterparts().weChat, { fault, faultAt }),
    clock: (ms) => Object.assign(counterparts().weChat, { clock: ms }),
    goodFor: 300_000,
  });

  const qrMethod: TestedMethod = {
    name: 'QR code',
    async begin(browser, target) {
      const { id, url } = (await browser.call(origin(), qrCreate, { service: target })).data;
      const phone = new Browser({ userAgent: 'Mozilla/5.0 (iPhone)' });
      const token = await membersOf(opened).signIn(phone);
      const code = new URL(url).searchParams.get('code') ?? '';
      await phone.call(origin(), qrScan, { code }, token);
      await phone.call(origin(), qrConfirm, { code, accept: true }, token);
      return id;
    },
    spend: (id, browser) => browser.call(origin(), qrLogin, { id }),
    goodFor: 120_000,
    codes: { expired: 2021, 'another browser': 2024 },
    without: { ...alone, ...neverIll, late: 'a code is over after two minutes' },
  };

  const apiMethod: TestedMethod = {
    name: 'signed API sign-on',
    async begin(browser, target) {
      const location = (await browser.fetch(start('api', target))).headers.get('location') ?? '';
      const service = new URL(location).searchParams.get('service') ?? '';
      const { key, clock } = counterparts().api;
      const millis = String(Date.now() + clock);
      const code = signCredential(key.secret, { institution: 'mingde', key: key.id, account, millis });
      return JSON.stringify({ code, millis, service });
    },
    spend: (held, browser) => unasked(browser.call(origin(), apiLogin, JSON.parse(held))),
    clock: (ms) => Object.assign(counterparts().api, { clock: ms }),
    goodFor: 300_000,
    // The credential itself says when it was made: five minutes are all that it may be off.
    codes: { expired: 2042, 'clock behind': 2042, 'clock ahead': 2042 },
    without: { ...neverIll, late: 'the credential is too old before the attempt is' },
  };

  const timeless = 'its answers tell no time';
  return [
    passwordMethod,
    casMethod(2),
    casMethod(3),
    oauthMethod('OAuth2', 'oauth2', { without: { 'clock behind': timeless, 'clock ahead': timeless } }),
    oauthMethod('OpenID Connect', 'oidc', { clock: (ms) => Object.assign(counterparts().oidc, { clock: ms / 1000 }) }),
    weChatWay('WeChat', 'wx', /^\/sns\//),
    weChatWay('WeChat’s website QR code', 'wx-qr', /^\/sns\//),
    weChatWay('WeCom', 'wecom', /^\/cgi-bin\//),
    qrMethod,
    apiMethod,
  ];
}
