import * as v from 'valibot';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { flag, nothing, text } from '../fields.ts';
import { signInLimit } from '../limits.ts';
import { signInCodes as code, failuresOf } from './codes.ts';

/** How an institution signs people in: 0 built-in page, 1 CAS, 2 API (specification, section 3). */
export const loginType = v.picklist([0, 1, 2]);
export type LoginType = v.InferOutput<typeof loginType>;

/**
 * How the sign-in page shows a method, so that the page needs no code for single methods. By default a method is a link
 * for every browser.
 */
const shownMethod = v.object({
  panel: described(
    v.optional(v.picklist(['account', 'code'])),
    'The part of the sign-in page itself that it is; left out for a link to a counterpart.',
  ),
  icon: described(v.optional(v.picklist(['bubble'])), 'The picture beside its name; left out for a shield.'),
  onlyIn: described(
    v.optional(v.picklist(['wechat', 'wecom', 'other'])),
    "The app in whose browser alone it works, where it comes first; `other` is every other browser's.",
  ),
  loginType: described(v.optional(loginType), 'The login type by which it is taken unasked.'),
  needsLoginType: described(v.optional(v.boolean()), 'Whether it is offered by that login type alone.'),
  canAskAgain: described(
    v.optional(v.boolean()),
    'Whether its counterpart asks again for name and password when told to.',
  ),
});
export type ShownMethod = v.InferOutput<typeof shownMethod>;

/** An address on the portal, or of a registered site; the server checks its own list. */
export const service = text(2048);

const handle = described(
  v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/, '登录凭证的格式不正确')),
  'What the server keeps for this browser: good once, for ten minutes.',
);

/** The handle of a WeChat user to be bound to the person who signs in (`wechatLogin`, code 2031). */
export const bind = v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/, '绑定凭证不正确')));

/** The answer of every method of signing in. */
export const signedIn = v.object({
  token: common.token,
  target: described(
    v.nullable(v.string()),
    'Where the visitor wanted to go when the sign-in began: path, query and hash on the portal; null for the usual.',
  ),
  chooseIdentity: described(v.boolean(), 'True when the person has several identities and is to choose one.'),
  bind: described(
    v.nullable(v.string()),
    'Handle of the WeChat user who waits to be bound to the person, who is asked (`wechatBind`); null for none.',
  ),
});
export type SignedIn = v.InferOutput<typeof signedIn>;

/** The person who would be signed in, when a confirmation is needed: pass the handle to `confirmSignIn`. */
export const toConfirm = v.object({
  confirm: described(
    v.object({
      handle: described(v.string(), 'What the server keeps for this browser: good once, for ten minutes.'),
      name: common.name,
    }),
    'Who would be signed in, where the person is asked first.',
  ),
});
export type ToConfirm = v.InferOutput<typeof toConfirm>;

/** A ticket or code of a counterpart: visible characters only. */
const credential = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,2048}$/, '登录凭证的格式不正确'));
const optionalText = v.optional(text(2048), '');

/** Failures of a sign-in that this browser began. */
const ofAttempt = [code.noAttempt, code.late, code.spent];
/** Failures of a counterpart's answer. */
const atCounterpart = [
  code.disabled,
  code.noMethod,
  ...ofAttempt,
  code.notAccepted,
  code.unreachable,
  code.nonsense,
  code.unknownPerson,
];

/**
 * The address that begins a redirect method; a plain link, optionally with `redirect` and `bind` as query parameters.
 */
export const startPath = '/sign-in/start';

export const signInMethods = endpoint({
  name: 'signInMethods',
  method: 'GET',
  path: '/pedestal/auth/methods',
  access: 'public',
  summary: 'The ways to sign in that the institution offers, in its order.',
  input: nothing,
  data: v.object({
    list: described(
      v.array(
        v.object({
          id: common.id,
          kind: described(v.string(), 'Which way to sign in it is, as the settings name it.'),
          name: common.name,
          start: described(
            v.nullable(v.string()),
            'Where a method that leaves the portal begins; null for those of the page itself.',
          ),
          ...shownMethod.entries,
        }),
      ),
      'The rows.',
    ),
  }),
  sharedByGuests: true,
  example: {},
});

export const casLogin = endpoint({
  name: 'casLogin',
  method: 'GET',
  path: '/pedestal/auth/cas/login',
  access: 'public',
  summary: 'Spends a CAS ticket. `service` is the address it came to, without the ticket.',
  input: v.object({
    ticket: described(credential, 'What the counterpart gave: good once.'),
    service: described(service, 'Where the visitor came from: a path or an address of this site.'),
    began: described(
      v.optional(flag, false),
      'Whether this tab began the sign-in; told where the address cannot say so.',
    ),
  }),
  data: v.union([signedIn, toConfirm]),
  once: true,
  limit: signInLimit('cas'),
  failures: failuresOf(...atCounterpart),
  example: { ticket: 'ST-1-example', service: 'https://portal.example.edu/cas-login?attempt=0' },
  exampleRefused: code.noAttempt,
});

export const oauth2Login = endpoint({
  name: 'oauth2Login',
  method: 'GET',
  path: '/pedestal/auth/oauth2/login',
  access: 'public',
  summary: 'Spends the code with which OAuth2 or OpenID Connect came back to /auth-login: its query, unchanged.',
  input: v.object({
    state: described(credential, 'The state that the counterpart returns.'),
    code: described(v.optional(credential), 'The code that the counterpart adds to the query: good once.'),
    iss: described(optionalText, 'Who issued the answer, as the counterpart adds it to the query.'),
    error: described(optionalText, 'The error that the counterpart adds to the query.'),
    error_description: described(optionalText, 'What the counterpart says of the error.'),
    session_state: described(optionalText, 'What the counterpart adds to the query of its session.'),
  }),
  data: signedIn,
  once: true,
  limit: signInLimit('oauth'),
  failures: failuresOf(...atCounterpart, code.declined, code.unproven),
  example: { state: 'example', code: 'example' },
  exampleRefused: code.noAttempt,
});

export const wechatAuthorize = endpoint({
  name: 'wechatAuthorize',
  method: 'GET',
  path: '/pedestal/auth/wechat/authorize',
  access: 'public',
  summary: 'Where WeChat or WeCom asks its user; it leads back to /wechat-login.',
  calledBy:
    'an app or a mini program that opens WeChat by itself: the pages of the portal begin by the links of `signInMethods`.',
  input: v.object({
    service: described(v.optional(service, '/'), 'Where the visitor came from: a path or an address of this site.'),
    method: described(v.optional(text(64)), 'Id of a method; without it the first that is fit for this browser.'),
  }),
  data: v.object({ url: common.url }),
  once: true,
  limit: signInLimit('wechat'),
  failures: failuresOf(code.noMethod),
  example: {},
  exampleRefused: code.noMethod,
});

export const wechatLogin = endpoint({
  name: 'wechatLogin',
  method: 'GET',
  path: '/pedestal/auth/wechat/login',
  access: 'public',
  summary: 'Signs in whom WeChat named; `state` is a handle of our server and must belong to this browser and openid.',
  input: v.object({
    appid: described(text(128), "The id of the institution's WeChat application."),
    openid: described(text(128, { needed: '缺少 openid' }), 'The id of the WeChat user in it.'),
    state: described(handle, 'The handle that the server signed when it exchanged the WeChat code itself.'),
  }),
  data: signedIn,
  once: true,
  limit: signInLimit('wechat'),
  failures: failuresOf(code.disabled, code.noMethod, ...ofAttempt, code.unknownPerson, code.unbound),
  example: { appid: 'wx0', openid: 'o0', state: '0'.repeat(40) },
  exampleRefused: code.noAttempt,
});

export const wechatBind = endpoint({
  name: 'wechatBind',
  method: 'POST',
  path: '/pedestal/auth/wechat/bind',
  access: 'member',
  summary: 'Binds the WeChat user of this browser to the person who has just signed in, and says so.',
  input: v.strictObject({
    handle,
  }),
  data: v.object({}),
  once: true,
  limit: signInLimit('wechat'),
  failures: failuresOf(...ofAttempt, code.boundElsewhere),
  example: { handle: '0'.repeat(40) },
  exampleRefused: code.noAttempt,
});

export const apiLogin = endpoint({
  name: 'apiLogin',
  method: 'GET',
  path: '/pedestal/auth/api/login',
  access: 'public',
  summary: "Signs in by a credential that the institution's own system signed, five minutes either side, once.",
  input: v.object({
    code: described(
      credential,
      "The credential that the institution's own system signed, good once: `<key>.<account in Base64url>.<HMAC-SHA-256 in Base64url>`; or that of a link which the server's operator has made for an administrator.",
    ),
    millis: described(
      v.pipe(v.string(), v.regex(/^\d{13}$/, '应为十三位的毫秒时间')),
      'When it was signed, in milliseconds since 1970.',
    ),
    service: described(v.optional(service, '/'), 'Where the visitor came from: a path or an address of this site.'),
  }),
  data: v.union([signedIn, toConfirm]),
  once: true,
  limit: signInLimit('api'),
  failures: failuresOf(
    code.disabled,
    code.noMethod,
    code.late,
    code.spent,
    code.unknownPerson,
    code.badSignature,
    code.badTime,
  ),
  example: { code: 'key.MQ.c2lnbmF0dXJl', millis: '1795132800000' },
  exampleRefused: code.noMethod,
});

export const confirmSignIn = endpoint({
  name: 'confirmSignIn',
  method: 'POST',
  path: '/pedestal/auth/confirm',
  access: 'public',
  summary: 'Signs in whom CAS or a signed credential named, once the person at this browser has said that it is them.',
  input: v.strictObject({
    handle,
  }),
  data: signedIn,
  once: true,
  limit: signInLimit('api'),
  failures: failuresOf(code.disabled, ...ofAttempt, code.unknownPerson),
  example: { handle: '0'.repeat(40) },
  exampleRefused: code.noAttempt,
});
