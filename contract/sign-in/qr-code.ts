import * as v from 'valibot';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { minuteField } from '../fields.ts';
import { limits, signInLimit } from '../limits.ts';
import { signInCodes as code, failuresOf } from './codes.ts';
import { service, signedIn } from './sign-in.ts';

/** How long a code is valid, in seconds. */
export const qrSeconds = 120;

/** The state of a code until it expires or the browser is signed in. */
export const qrStates = ['waiting', 'scanned', 'confirmed', 'refused'] as const;

const handle = v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/, '二维码不正确'));

export const qrCreate = endpoint({
  name: 'qrCreate',
  method: 'POST',
  path: '/pedestal/auth/qrcode/create',
  access: 'public',
  summary: 'Makes a code for this browser to be signed in by a phone; the page draws it and asks how it stands.',
  input: v.strictObject({
    service: described(v.optional(service, '/'), 'Where the visitor came from: a path or an address of this site.'),
  }),
  data: v.object({
    id: described(v.string(), 'Names the code in this browser; the picture holds another secret.'),
    path: described(v.string(), "The code's dark modules as one SVG path, a unit square each."),
    size: described(v.number(), 'Width and height of the code in units, its quiet zone included.'),
    url: described(v.string(), 'What the code says: the address that the phone opens.'),
    expiresIn: described(v.number(), 'Seconds until it expires.'),
  }),
  once: true,
  limit: signInLimit('qr'),
  failures: failuresOf(code.noMethod),
  example: {},
});

export const qrStatus = endpoint({
  name: 'qrStatus',
  method: 'GET',
  path: '/pedestal/auth/qrcode/status',
  access: 'public',
  summary: 'How a code of this browser stands; asked every 1.5 seconds while the page is seen.',
  input: v.object({ id: described(handle, 'Names the code in this browser.') }),
  data: v.object({
    status: described(v.picklist([...qrStates, 'expired', 'unknown']), 'How the code stands.'),
    expiresIn: described(v.number(), 'Seconds until it expires.'),
  }),
  limit: limits.poll,
  example: { id: '0'.repeat(40) },
});

export const qrScan = endpoint({
  name: 'qrScan',
  method: 'POST',
  path: '/pedestal/auth/qrcode/scan',
  access: 'member',
  summary: 'Tells the phone which browser asks to be signed in; from then on only this person may confirm.',
  input: v.strictObject({ code: described(handle, 'What the QR code holds.') }),
  data: v.object({
    device: described(v.string(), 'What the browser says it is: `Windows，Chrome`.'),
    address: described(v.string(), 'The address that the screen asks from, without its last part.'),
    askedAt: described(minuteField, 'When the code was made, `YYYY-MM-DD HH:mm`.'),
    expiresIn: described(v.number(), 'Seconds until it expires.'),
  }),
  once: true,
  limit: signInLimit('qr'),
  failures: failuresOf(code.qrExpired, code.qrUnknown, code.qrRefused),
  example: { code: '0'.repeat(40) },
  exampleRefused: code.qrUnknown,
});

export const qrConfirm = endpoint({
  name: 'qrConfirm',
  method: 'POST',
  path: '/pedestal/auth/qrcode/confirm',
  access: 'member',
  summary: 'Lets the browser in that shows the code, or refuses it.',
  input: v.strictObject({
    code: described(handle, 'What the QR code holds.'),
    accept: described(v.boolean(), 'True to sign in at the screen that shows the code, false to refuse.'),
  }),
  data: v.object({}),
  once: true,
  limit: signInLimit('qr'),
  failures: failuresOf(code.qrExpired, code.qrUnknown, code.qrRefused),
  example: { code: '0'.repeat(40), accept: true },
  exampleRefused: code.qrUnknown,
});

export const qrLogin = endpoint({
  name: 'qrLogin',
  method: 'GET',
  path: '/pedestal/auth/qrcode/login',
  access: 'public',
  summary: 'Signs the browser in that asked for the code, once it is confirmed.',
  input: v.object({ id: described(handle, 'Names the code in this browser.') }),
  data: signedIn,
  once: true,
  limit: signInLimit('qr'),
  failures: failuresOf(code.disabled, code.spent, code.qrExpired, code.qrRefused, code.qrWaiting, code.qrUnknown),
  example: { id: '0'.repeat(40) },
  exampleRefused: code.qrUnknown,
});
