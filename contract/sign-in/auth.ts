import * as v from 'valibot';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { minuteField, nothing, secret, text } from '../fields.ts';
import { limits, signInLimit } from '../limits.ts';
import { signInCodes as code, failuresOf } from './codes.ts';
import { newPassword } from './password.ts';
import { bind, loginType, service, signedIn } from './sign-in.ts';

/** What a person can be at an institution. */
export const memberType = v.picklist(['STUDENT', 'TEACHER', 'STAFF', 'CITIZEN', 'ADMIN']);
export type MemberType = v.InferOutput<typeof memberType>;

export const userType = described(
  v.picklist(['GUEST', ...memberType.options]),
  'Who someone is here; GUEST looks around, the others are members.',
);
export type UserType = v.InferOutput<typeof userType>;

export const userInfo = v.object({
  id: common.id,
  userType,
  name: described(v.string(), "The person's name."),
  no: common.no,
  department: described(v.string(), "Name of the person's department; empty without one."),
  title: described(v.string(), 'Class or post.'),
  avatar: described(v.nullable(v.string()), "Address of the person's picture; null without one."),
  identity: described(v.string(), 'What the identity in which they act is called: 本科生. Empty for a guest.'),
  identities: described(v.number(), 'Identities in which they can act; 0 for a guest.'),
  loginTime: described(minuteField, 'When the session began, `YYYY-MM-DD HH:mm`.'),
});
export type UserInfo = v.InferOutput<typeof userInfo>;

const tokenAnswer = v.object({ token: common.token });

export const hostInfo = v.object({
  loginType: described(loginType, 'How one signs in: 0 built-in page, 1 CAS, 2 API.'),
  loginPath: described(
    v.string(),
    'The page that signs in and leads to the address asked for; outside of the portal where the phone site has another.',
  ),
  onLineMinute: described(v.number(), 'Minutes a session lasts without any activity.'),
  refreshMinute: described(v.number(), 'Minutes of inactivity after which the page asks to be refreshed.'),
});

export const guestLogin = endpoint({
  name: 'guestLogin',
  method: 'GET',
  path: '/pedestal/auth/guest/login',
  access: 'public',
  summary: 'Gives a guest token, with which one may look but not act.',
  input: nothing,
  data: tokenAnswer,
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
    account: described(
      text(64, { needed: '请填写账号', over: '账号过长' }),
      'What one signs in with: a student, staff or citizen number, or a name, as the institution has it.',
    ),
    password: described(secret(256, '请填写密码', '密码过长'), 'The password as typed, or a one-time code.'),
    next: described(
      v.optional(newPassword),
      'The password from now on; asked for (code 2006) after an initial password or a one-time code.',
    ),
    bind: described(bind, 'Handle of a WeChat user who may be bound to the person who signs in.'),
    target: described(
      v.optional(service),
      'Where the visitor wants to go: path, query and hash on this host. One of 管理台 opens a staff session too.',
    ),
  }),
  data: signedIn,
  once: true,
  failures: failuresOf(
    code.refused,
    code.locked,
    code.disabled,
    code.weakPassword,
    code.mustChange,
    code.noMethod,
    code.noAttempt,
  ),
  limit: signInLimit('password'),
  example: { account: '2024310086', password: 'Yimen-2026' },
});

export const logout = endpoint({
  name: 'logout',
  method: 'GET',
  path: '/pedestal/auth/logout',
  access: 'guest',
  summary: 'Ends the session and answers where to go next, if anywhere: only addresses of the configuration.',
  input: v.object({
    service: described(v.optional(service, '/'), 'Where the visitor came from: a path or an address of this site.'),
  }),
  data: v.object({ redirect: described(v.nullable(v.string()), 'Where to go next; null to stay.') }),
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
  input: v.object({
    service: described(v.optional(service, '/'), 'Where the visitor came from: a path or an address of this site.'),
  }),
  data: hostInfo,
  sharedByGuests: true,
  failures: failuresOf(code.serviceUnknown),
  example: { service: '/home' },
});

/** Whether `redirectNavigation` applies after signing in. */
export const loginRedirectType = v.picklist(['0', '1']);

export const getLoginRedirectType = endpoint({
  name: 'getLoginRedirectType',
  method: 'GET',
  path: '/pedestal/auth/getLoginRedirectType',
  access: 'public',
  summary: "Where people land after signing in: '1' means redirectNavigation applies.",
  input: nothing,
  data: v.object({
    loginRedirectType: described(loginRedirectType, "'1' when `redirectNavigation` applies after signing in."),
    redirectNavigation: described(
      v.string(),
      'The menu entry where people land after signing in: the path of a default one, the `pageNavigationId` of a custom one; empty for the first.',
    ),
  }),
  sharedByGuests: true,
  example: {},
});

const signInHelp = v.object({
  text: common.text,
  link: described(v.nullable(v.string()), 'A path of the portal or an outside address that helps; null without one.'),
});
export type SignInHelp = v.InferOutput<typeof signInHelp>;

export const getLoginBackground = endpoint({
  name: 'getLoginBackground',
  method: 'GET',
  path: '/pedestal/auth/getLoginBackground',
  access: 'public',
  summary: 'Picture and words of the built-in sign-in page, and its help with accounts and passwords.',
  input: nothing,
  data: v.object({
    image: described(v.string(), 'Address of the picture.'),
    imageNight: described(
      v.string(),
      'Address of the picture for the dark theme; the same as by day when there is no other.',
    ),
    title: common.title,
    text: common.text,
    accountHint: described(v.string(), 'What people enter as their account, such as 学号或工号; empty when not told.'),
    forgotten: described(v.nullable(signInHelp), 'What to do about a forgotten password; null when not told.'),
    firstSignIn: described(
      v.nullable(signInHelp),
      'What to do to sign in for the first time, and where the initial password comes from; null when not told.',
    ),
  }),
  sharedByGuests: true,
  example: {},
});
