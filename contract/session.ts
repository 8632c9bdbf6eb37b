import * as v from 'valibot';
import { userType } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { day, minute, nothing, secret, text } from './fields.ts';
import { limits, signInLimit } from './limits.ts';
import { service } from './sign-in.ts';
import { signInCodes as code, failuresOf } from './sign-in-codes.ts';

export const renewToken = endpoint({
  name: 'renewToken',
  method: 'POST',
  path: '/pedestal/auth/renew',
  access: 'guest',
  summary: 'Gives a new token for the same session; the former one is good for a minute more.',
  input: nothing,
  data: v.object({ token: v.string() }),
  limit: limits.token,
  example: {},
});

export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/pedestal/auth/sessions',
  access: 'member',
  summary: 'Where the person is signed in.',
  input: nothing,
  data: v.object({
    /** Minutes without any activity after which a session ends. */
    idleMinute: v.number(),
    /** Days after which it ends in any case. */
    lifetimeDay: v.number(),
    list: v.array(
      v.object({
        id: v.string(),
        /** As `Windows，Chrome`. */
        device: v.string(),
        /** The address it came from, without its last part. */
        address: v.string(),
        /** How the person signed in, as the institution calls it. */
        method: v.string(),
        startedAt: minute,
        seenAt: minute,
        /** True for the session that asks. */
        current: v.boolean(),
        /** True for a device on which the person had not signed in before, until they say that it is theirs. */
        unfamiliar: v.boolean(),
      }),
    ),
  }),
  example: {},
});

const sessionId = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, '编号不正确'));

export const confirmSession = endpoint({
  name: 'confirmSession',
  method: 'POST',
  path: '/pedestal/auth/sessions/confirm',
  access: 'member',
  summary: 'The person says that the device of one of their sessions is their own.',
  input: v.strictObject({ id: sessionId }),
  /** False when the session has ended, or is nobody's of theirs. */
  data: v.object({ confirmed: v.boolean() }),
  writes: true,
  example: { id: '00000000-0000-4000-8000-000000000000' },
});

export const endSessions = endpoint({
  name: 'endSessions',
  method: 'POST',
  path: '/pedestal/auth/sessions/end',
  access: 'member',
  summary: 'Ends one session of the person, or all `others` but the one that asks.',
  input: v.strictObject({
    /** A session's id, or `others`. */
    which: v.union([v.literal('others'), sessionId], '编号不正确'),
  }),
  /** How many it ended: none when they had ended before. */
  data: v.object({ ended: v.number() }),
  writes: true,
  example: { which: '00000000-0000-4000-8000-000000000000' },
});

export const listIdentities = endpoint({
  name: 'listIdentities',
  method: 'GET',
  path: '/pedestal/auth/identities',
  access: 'member',
  summary: 'Who the person is here, with campus and department.',
  input: nothing,
  data: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        userType,
        /** As 本科生. */
        label: v.string(),
        no: v.string(),
        department: v.string(),
        title: v.string(),
        campus: v.string(),
        isDefault: v.boolean(),
        /** True for the one that the token stands for. */
        active: v.boolean(),
        /** The last day on which one can go on as this. */
        until: v.nullable(day),
        /** True when that day has passed: it is shown, and cannot be chosen. */
        ended: v.boolean(),
      }),
    ),
  }),
  example: {},
});

export const chooseIdentity = endpoint({
  name: 'chooseIdentity',
  method: 'POST',
  path: '/pedestal/auth/identities/choose',
  access: 'member',
  summary: 'Chooses as whom the session acts, and gives a token that says so.',
  input: v.strictObject({ id: text(128, { needed: '请选择身份' }) }),
  data: v.object({ token: v.string() }),
  once: true,
  failures: failuresOf(code.noIdentity),
  example: { id: 'STUDENT-2024310086' },
});

export const passportLogin = endpoint({
  name: 'passportLogin',
  method: 'GET',
  path: '/pedestal/auth/passport/login',
  access: 'member',
  summary: 'Sets the passport for a registered site of the institution, and answers where to go.',
  input: v.object({ service }),
  data: v.object({ redirect: v.string() }),
  once: true,
  failures: failuresOf(code.serviceUnknown),
  example: { service: '/home' },
});

export const passportVerify = endpoint({
  name: 'passportVerify',
  method: 'POST',
  path: '/pedestal/auth/passport/verify',
  access: 'public',
  summary: 'Tells a registered site, which proves itself by its secret, whose passport it was given; once.',
  calledBy: 'registered sites of the institution, from their servers: a page must not know their secret.',
  input: v.strictObject({
    service: text(64, { needed: '请填写服务编号' }),
    secret: secret(256, '请填写密钥'),
    ticket: secret(256, '请填写凭证'),
  }),
  data: v.object({
    id: v.string(),
    name: v.string(),
    no: v.string(),
    userType,
  }),
  once: true,
  limit: signInLimit('passport'),
  failures: failuresOf(code.passportInvalid),
  example: { service: 'library', secret: 'example', ticket: 'example' },
  exampleRefused: code.passportInvalid,
});
