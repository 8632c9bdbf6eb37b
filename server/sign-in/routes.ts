import { getUserInfo, guestLogin, login, logout, verifyDomain } from '@yimen/contract/auth';
import {
  apiLogin,
  casLogin,
  confirmSignIn,
  oauth2Login,
  signInMethods,
  startPath,
  wechatAuthorize,
  wechatLogin,
} from '@yimen/contract/sign-in';
import { signInCodes } from '@yimen/contract/sign-in-codes';
import { eq } from 'drizzle-orm';
import { accounts, people, sessions } from '../database/schema/people.ts';
import { departments } from '../database/schema/services.ts';
import { implement } from '../http/implement.ts';
import { expired, Refusal } from '../http/refusal.ts';
import type { Visit } from '../http/visit.ts';
import { minuteText } from '../institutions/clock.ts';
import { scoped } from '../institutions/scoped.ts';
import { apiSignIn } from './api/login.ts';
import { beginSignIn } from './begin.ts';
import { casSignIn } from './cas/login.ts';
import { confirmedSignIn } from './confirm.ts';
import { readDevices } from './devices.ts';
import { finishSignIn } from './finish.ts';
import { hostInfo } from './host-info.ts';
import { countAttempt, dropOldAttempts, forgetAttempt } from './limits.ts';
import { leaving } from './methods/settings.ts';
import { findMethod, firstMethod, type Method, readMethods } from './methods/store.ts';
import { oauthSignIn } from './oauth/login.ts';
import { hashPassword, isForeignHash, usualCost, verifyPassword } from './passwords.ts';
import { SignInRefusal } from './refuse.ts';
import { actingAs } from './session/acting.ts';
import { findAccount, knownDevice, ownerOfDevice } from './sessions.ts';
import { signOut } from './sign-out.ts';
import { signToken } from './tokens.ts';
import { boundAttempt } from './wechat/bind.ts';
import { kinds, weChatSignIn } from './wechat/login.ts';

/** One attempt in so many sweeps the counts that no longer matter. */
const sweepOneIn = 50;

export const implementations = [
  implement(verifyDomain, ({ service }, visit) => hostInfo(visit, service)),

  implement(guestLogin, async (_, { db, institution }) => ({
    token: await signToken(db, institution, { person: 'guest', userType: 'GUEST', now: new Date() }),
  })),

  implement(login, async ({ account, password, bind }, visit) => {
    const { db, institution, ip: address } = visit;
    const here = scoped(db, institution);
    const method = await firstMethod(here, 'password');
    const bound = bind ? await boundAttempt(here, visit, bind) : null;
    const now = new Date();
    const devices = readDevices(visit);
    const known = await knownDevice(here, account, devices);
    const deviceOwner = known === null ? await ownerOfDevice(here, devices) : null;
    const attempt = { account, address, knownDevice: known, deviceOwner };
    const wait = await countAttempt(db, institution, attempt, now);
    if (wait > 0) {
      const text = lockedText(wait, known !== null, await readMethods(here));
      throw new Refusal(signInCodes.locked, text, 200, { account, costless: true });
    }

    const found = await findAccount(here, account);
    const cost = await usualCost(db, institution);
    if (!(await verifyPassword(found?.hash ?? null, password, cost)) || !found) {
      if (Math.random() * sweepOneIn < 1) await dropOldAttempts(db, institution, now);
      throw new SignInRefusal(signInCodes.refused, '', account);
    }
    await forgetAttempt(db, institution, attempt, now);
    if (isForeignHash(found.hash)) {
      const own = { passwordHash: await hashPassword(password) };
      await here.update(accounts, own, eq(accounts.passwordHash, found.hash));
    }
    return finishSignIn(visit, {
      person: found.person,
      identity: null,
      method: method.id,
      target: bound?.target ?? null,
      bind,
    });
  }),

  implement(logout, async ({ service }, visit) => {
    const { session, person } = visit;
    return { redirect: session && person ? await signOut({ ...visit, session, person }, service) : null };
  }),

  implement(signInMethods, async (_, { db, institution }) => {
    const list = (await readMethods(scoped(db, institution))).map(({ id, kind, name }) => ({
      ...{ id, kind, name },
      start: leaving.has(kind) ? `${startPath}?method=${encodeURIComponent(id)}` : null,
    }));
    return { list };
  }),

  implement(casLogin, (given, visit) => casSignIn(visit, given)),
  implement(oauth2Login, (params, visit) => oauthSignIn(visit, params)),
  implement(wechatLogin, (named, visit) => weChatSignIn(visit, named)),
  implement(apiLogin, (given, visit) => apiSignIn(visit, given)),
  implement(confirmSignIn, ({ handle }, visit) => confirmedSignIn(visit, handle)),

  implement(wechatAuthorize, async ({ service, method: id }, visit) => {
    const here = scoped(visit.db, visit.institution);
    const method =
      id === undefined ? await firstMethod(here, ...usualWeChat(visit)) : await findMethod(here, id, kinds);
    return { url: await beginSignIn(visit, { method, target: service, bind: null }) };
  }),

  implement(getUserInfo, async (_, { db, institution, session, person }) => {
    // Without a session it is the portal itself that draws a guest's page.
    const loginTime = minuteText(session?.loginTime ?? new Date());
    if (!person) {
      const guest = { id: 'guest', userType: 'GUEST' as const, name: '访客', no: '', department: '', title: '' };
      return { ...guest, avatar: null, loginTime };
    }
    const here = scoped(db, institution);
    const row = await here.first(people, eq(people.id, person.id));
    if (!row) throw expired();
    const { id, name, avatar } = row;
    const own = session ? await here.first(sessions, eq(sessions.id, session.id)) : null;
    const { userType, no, title, department: where } = actingAs(row, own?.identity ?? null);
    const department = where ? await here.first(departments, eq(departments.id, where)) : null;
    return { id, userType, name, no, title, avatar, department: department?.name ?? '', loginTime };
  }),
];

/** How long to wait, and which ways in do not have to: others may have made this one wait. */
function lockedText(wait: number, knownDevice: boolean, methods: readonly Method[]): string {
  const others = methods.filter(({ kind }) => worksEverywhere.has(kind)).map(({ name }) => name);
  const ways = [
    ...(knownDevice ? [] : ['在登录过的设备上可以直接登录']),
    ...(others.length > 0 ? [`也可以改用${others.join('、')}`] : []),
  ];
  return [`尝试次数过多，请 ${inWords(wait)}后再试`, ...(ways.length > 0 ? [ways.join('，')] : [])].join('。');
}

/** Ways in that need no password of ours and no certain app. */
const worksEverywhere: ReadonlySet<string> = new Set(['qr', 'cas', 'oauth2', 'oidc', 'wechat-qr']);

function inWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 60 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`;
}

/** Inside WeCom its own way, inside WeChat that of the account, elsewhere a code to scan. */
function usualWeChat({ headers }: Visit): readonly (typeof kinds)[number][] {
  const browser = headers.get('user-agent') ?? '';
  if (/wxwork/i.test(browser)) return ['wecom', 'wechat'];
  return /MicroMessenger/i.test(browser) ? ['wechat'] : ['wechat-qr', 'wecom'];
}
