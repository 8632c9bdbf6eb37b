import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { minute } from './fields.ts';
import { limits, signInLimit } from './limits.ts';
import { service, signedIn } from './sign-in.ts';
import { signInCodes as code, failuresOf } from './sign-in-codes.ts';

/** How long a code is good for, in seconds. */
export const qrSeconds = 120;

const handle = v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/, '二维码不正确'));

export const qrCreate = endpoint({
  name: 'qrCreate',
  method: 'POST',
  path: '/pedestal/auth/qrcode/create',
  access: 'public',
  summary: 'Makes a code for this browser to be signed in by a phone; the page draws it and asks how it stands.',
  input: v.strictObject({ service: v.optional(service, '/') }),
  data: v.object({
    /** Names the code in this browser; the picture holds another secret. */
    id: v.string(),
    /** The code's dark modules as one SVG path of unit squares, and the drawing's width and height. */
    path: v.string(),
    size: v.number(),
    /** What the code says: the address that the phone opens. */
    url: v.string(),
    /** Seconds until it expires. */
    expiresIn: v.number(),
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
  input: v.object({ id: handle }),
  data: v.object({
    status: v.picklist(['waiting', 'scanned', 'confirmed', 'expired', 'refused', 'unknown']),
    expiresIn: v.number(),
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
  input: v.strictObject({ code: handle }),
  data: v.object({
    /** As `Windows，Chrome`. */
    device: v.string(),
    /** Its address without the last part. */
    address: v.string(),
    askedAt: minute,
    expiresIn: v.number(),
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
  input: v.strictObject({ code: handle, accept: v.boolean() }),
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
  input: v.object({ id: handle }),
  data: signedIn,
  once: true,
  limit: signInLimit('qr'),
  failures: failuresOf(code.disabled, code.spent, code.qrExpired, code.qrRefused, code.qrWaiting, code.qrUnknown),
  example: { id: '0'.repeat(40) },
  exampleRefused: code.qrUnknown,
});
