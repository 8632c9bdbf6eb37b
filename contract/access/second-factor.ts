import * as v from 'valibot';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { nothing, nothingElse } from '../fields.ts';
import { signInLimit } from '../limits.ts';
import { signInCodes as code, failuresOf } from '../sign-in/codes.ts';
import { calledByAdmin } from './staff.ts';

/** The rule and the limit of calls that lead to a proven second factor. */
export const factorRule = {
  access: 'staff',
  permission: 'any',
  secondFactor: 'later',
  calledBy: calledByAdmin,
  limit: signInLimit('second factor'),
} as const;

const totpCode = v.pipe(v.string(), v.regex(/^\d{6}$/, '验证码是六位数字'));

export const confirmTotp = endpoint({
  ...factorRule,
  name: 'confirmTotp',
  method: 'POST',
  path: '/staff/second-factor/confirm',
  summary:
    'Sets the second factor that `enrolTotp` made in this session, by a code of it, and proves it. A former app and all former recovery codes are good for nothing any more, passkeys stay, and other staff sessions of the person end.',
  input: v.strictObject({ code: described(totpCode, 'What the app shows now.') }),
  data: v.object({
    recoveryCodes: described(
      v.array(v.string()),
      'Ten codes that stand for app and passkeys, each once, where these are lost. They are shown here alone.',
    ),
  }),
  once: true,
  failures: failuresOf(code.wrongFactor, code.notEnrolling),
  example: { code: '000000' },
  exampleRefused: code.notEnrolling,
});

export const enrolTotp = endpoint({
  ...factorRule,
  name: 'enrolTotp',
  method: 'POST',
  path: '/staff/second-factor/enrol',
  summary:
    'Makes the secret of a second factor (TOTP, RFC 6238: SHA-1, six digits, 30 seconds), which `confirmTotp` sets. Who has a second factor already has to prove it within ten minutes first.',
  input: nothingElse,
  data: v.object({
    secret: described(v.string(), 'The secret in Base32, for an app into which it is typed.'),
    uri: described(v.string(), 'The same as `otpauth://totp/…`, for a code that an app scans.'),
  }),
  once: true,
  example: {},
});

export const proveSecondFactor = endpoint({
  ...factorRule,
  name: 'proveSecondFactor',
  method: 'POST',
  path: '/staff/second-factor/prove',
  summary: 'Proves the second factor by what the app shows, or by a recovery code. Either is good once.',
  input: v.strictObject({
    code: described(
      v.pipe(v.string(), v.regex(/^[0-9A-Za-z -]{6,32}$/, '验证码不正确')),
      'Six digits of the app, or a recovery code, in capitals or not, with or without hyphens.',
    ),
  }),
  data: nothing,
  once: true,
  failures: failuresOf(code.wrongFactor, code.noFactor, code.locked),
  example: { code: '000000' },
  exampleRefused: code.noFactor,
});
