import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { minute, nothing, secret, text } from './fields.ts';
import { limits, signInLimit } from './limits.ts';
import { bind, service, signedIn } from './sign-in.ts';
import { signInCodes as code, failuresOf } from './sign-in-codes.ts';

/** How an institution signs people in: 0 built-in page, 1 CAS, 2 API (specification, section 3). */
export const loginType = v.picklist([0, 1, 2]);

/** Why someone is who they are here: GUEST looks around, the others are members. */
export const userType = v.picklist(['GUEST', 'STUDENT', 'TEACHER', 'STAFF', 'CITIZEN', 'ADMIN']);
export type UserType = v.InferOutput<typeof userType>;

export const userInfo = v.object({
  id: v.string(),
  userType,
  name: v.string(),
  /** Student, staff or citizen number; empty for a guest. */
  no: v.string(),
  department: v.string(),
  /** Class or post. */
  title: v.string(),
  avatar: v.nullable(v.string()),
  /** When the session began, `YYYY-MM-DD HH:mm`. */
  loginTime: minute,
});
export type UserInfo = v.InferOutput<typeof userInfo>;

const token = v.object({ token: v.string() });

export const hostInfo = v.object({
  loginType,
  /** The page that signs in and leads to the address asked for; outside of the portal where a phone has another. */
  loginPath: v.string(),
  /** Minutes a session lasts without any activity. */
  onLineMinute: v.number(),
  /** Minutes of inactivity after which the page asks to be refreshed. */
  refreshMinute: v.number(),
});

export const guestLogin = endpoint({
  name: 'guestLogin',
  method: 'GET',
  path: '/pedestal/auth/guest/login',
  access: 'public',
  summary: 'Gives a guest token, with which one may look but not act.',
  input: nothing,
  data: token,
  fresh: true,
  limit: limits.token,
  example: {},
});

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/pedestal/auth/cx/login',
  access: 'public',
  summary: 'Signs a person in by account and password on the built-in page.',
  input: v.strictObject({
    account: text(64, { needed: '请填写账号', over: '账号过长' }),
    password: secret(256, '请填写密码', '密码过长'),
    bind,
  }),
  data: signedIn,
  once: true,
  failures: failuresOf(code.refused, code.locked, code.disabled, code.noMethod, code.noAttempt),
  limit: signInLimit('password'),
  example: { account: '2024310086', password: 'Yimen-2026' },
});

export const logout = endpoint({
  name: 'logout',
  method: 'GET',
  path: '/pedestal/auth/logout',
  access: 'guest',
  summary: 'Ends the session and answers where to go next, if anywhere: only addresses of the configuration.',
  input: v.object({ service: v.optional(service, '/') }),
  data: v.object({ redirect: v.nullable(v.string()) }),
  once: true,
  example: { service: '/home' },
});

export const getUserInfo = endpoint({
  name: 'getUserInfo',
  method: 'GET',
  path: '/pedestal/auth/userInfo',
  access: 'guest',
  summary: 'Who the token stands for.',
  input: nothing,
  data: userInfo,
  example: {},
});

export const verifyDomain = endpoint({
  name: 'verifyDomain',
  method: 'GET',
  path: '/pedestal/auth/verifyDomain',
  access: 'public',
  summary:
    "How the institution of this host signs people in who want to come to `service`, an address of the portal or of a registered site, and its session's limits.",
  input: v.object({ service: v.optional(service, '/') }),
  data: hostInfo,
  sharedByGuests: true,
  failures: failuresOf(code.serviceUnknown),
  example: { service: '/home' },
});

export const getLoginRedirectType = endpoint({
  name: 'getLoginRedirectType',
  method: 'GET',
  path: '/pedestal/auth/getLoginRedirectType',
  access: 'public',
  summary: "Where people land after signing in: '1' means redirectNavigation applies.",
  input: nothing,
  data: v.object({ loginRedirectType: v.string(), redirectNavigation: v.string() }),
  sharedByGuests: true,
  example: {},
});

export const getLoginBackground = endpoint({
  name: 'getLoginBackground',
  method: 'GET',
  path: '/pedestal/auth/getLoginBackground',
  access: 'public',
  summary: 'Picture and words of the built-in sign-in page.',
  input: nothing,
  data: v.object({ image: v.string(), imageNight: v.string(), title: v.string(), text: v.string() }),
  sharedByGuests: true,
  example: {},
});
