import * as v from 'valibot';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { day, minuteField, nothing, secret, text, uuid } from '../fields.ts';
import { limits, signInLimit } from '../limits.ts';
import { userType } from './auth.ts';
import { signInCodes as code, failuresOf } from './codes.ts';
import { service } from './sign-in.ts';

export const renewToken = endpoint({
  name: 'renewToken',
  method: 'POST',
  path: '/pedestal/auth/renew',
  access: 'guest',
  summary: 'Gives a new token for the same session; the former one is good for a minute more.',
  input: nothing,
  data: v.object({ token: common.token }),
  fresh: true,
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
    idleMinute: described(v.number(), 'Minutes without any activity after which a session ends.'),
    lifetimeDay: described(v.number(), 'Days after which a session ends in any case.'),
    list: described(
      v.array(
        v.object({
          id: common.id,
          device: described(v.string(), 'What the browser says it is: `Windows，Chrome`.'),
          address: described(v.string(), 'The address it came from, without its last part.'),
          method: described(v.string(), 'How the person signed in, as the institution calls it.'),
          startedAt: described(minuteField, 'When it began, `YYYY-MM-DD HH:mm`.'),
          seenAt: described(minuteField, 'When it was last used, `YYYY-MM-DD HH:mm`.'),
          current: described(v.boolean(), 'Whether it is the session that asks.'),
          unfamiliar: described(
            v.boolean(),
            'Whether it is on a device on which the person had not signed in before, until they say it is theirs.',
          ),
        }),
      ),
      'The rows.',
    ),
  }),
  example: {},
});

export const confirmSession = endpoint({
  name: 'confirmSession',
  method: 'POST',
  path: '/pedestal/auth/sessions/confirm',
  access: 'member',
  summary: 'The person says that the device of one of their sessions is their own.',
  input: v.strictObject({ id: described(uuid, 'Id of a session.') }),
  /** False when the session has ended, or is another person's. */
  data: v.object({ confirmed: described(v.boolean(), 'Whether it was one of the person’s that has not ended.') }),
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
    which: described(
      v.union([v.literal('others'), uuid], '编号不正确'),
      'Id of a session, or `others` for all but this one.',
    ),
  }),
  /** How many sessions were ended; 0 when they had ended before. */
  data: v.object({ ended: described(v.number(), 'How many sessions were ended.') }),
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
    asks: described(v.boolean(), 'Whether each sign-in asks for one; otherwise the last choice is kept.'),
    list: described(
      v.array(
        v.object({
          id: common.id,
          userType,
          label: described(v.string(), 'What the identity is called: 本科生.'),
          no: common.no,
          department: described(v.string(), 'Name of the department; empty without one.'),
          title: described(v.string(), 'Class or post.'),
          campus: described(v.string(), 'Name of the campus; empty without one.'),
          isDefault: described(v.boolean(), 'Whether it is the one a session begins with.'),
          active: described(v.boolean(), 'Whether it is the one that the token stands for.'),
          until: described(
            v.nullable(day),
            'The last day on which one can go on as this, `YYYY-MM-DD`; null for no such day.',
          ),
          ended: described(v.boolean(), 'Whether that day has passed: it is shown, and cannot be chosen.'),
        }),
      ),
      'The rows.',
    ),
  }),
  example: {},
});

export const chooseIdentity = endpoint({
  name: 'chooseIdentity',
  method: 'POST',
  path: '/pedestal/auth/identities/choose',
  access: 'member',
  summary: 'Chooses as whom this session and later ones act, and gives a token that says so.',
  input: v.strictObject({
    id: described(text(128, { needed: '请选择身份' }), 'Id of one of the identities.'),
    ask: described(
      v.optional(v.boolean(), false),
      'Whether the next sign-in asks again instead of keeping the choice.',
    ),
  }),
  data: v.object({ token: common.token }),
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
  input: v.object({ service: described(service, 'A path of the portal, or an address of a registered site.') }),
  data: v.object({ redirect: described(v.string(), 'Where to go next; null to stay.') }),
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
    service: described(text(64, { needed: '请填写服务编号' }), 'Id of the registered site.'),
    secret: described(secret(256, '请填写密钥'), 'The secret of the registered site.'),
    ticket: described(secret(256, '请填写凭证'), 'What the counterpart gave: good once.'),
  }),
  data: v.object({
    id: described(v.string(), 'Id of the person.'),
    name: described(v.string(), "The person's name."),
    no: common.no,
    userType,
  }),
  once: true,
  limit: signInLimit('passport'),
  failures: failuresOf(code.passportInvalid),
  example: { service: 'library', secret: 'example', ticket: 'example' },
  exampleRefused: code.passportInvalid,
});
