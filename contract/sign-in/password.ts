import * as v from 'valibot';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { nothing, secret } from '../fields.ts';
import { signInLimit } from '../limits.ts';
import { signInCodes as code, failuresOf } from './codes.ts';

/** A password to be set; the institution's rules for it are checked by the server. */
export const newPassword = secret(128, '请填写新密码', '密码最多 128 个字');

export const passwordRules = endpoint({
  name: 'passwordRules',
  method: 'GET',
  path: '/pedestal/auth/password',
  access: 'member',
  summary: 'What a new password of the person has to be; null for who signs in by other methods alone.',
  input: nothing,
  data: v.nullable(
    v.object({
      account: described(v.string(), 'What the person signs in with.'),
      minLength: described(v.number(), 'Characters it has at least.'),
      formerPasswords: described(v.number(), 'How many of the last passwords may not come back.'),
    }),
  ),
  example: {},
});

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/pedestal/auth/password/change',
  access: 'member',
  summary:
    "Changes the person's password; their other sessions end, and the secret address of their calendar is taken back.",
  input: v.strictObject({
    current: described(secret(256, '请填写当前密码', '密码过长'), 'The password until now.'),
    next: described(newPassword, 'The password from now on.'),
  }),
  data: v.object({
    ended: described(v.number(), 'How many other sessions have ended.'),
    calendarEnded: described(v.boolean(), 'Whether a calendar was subscribed to, which has to be done anew.'),
  }),
  once: true,
  failures: failuresOf(code.wrongPassword, code.weakPassword, code.locked, code.noMethod),
  limit: signInLimit('password'),
  example: { current: 'not the password', next: 'a hedgehog on the roof' },
  exampleRefused: code.wrongPassword,
});
