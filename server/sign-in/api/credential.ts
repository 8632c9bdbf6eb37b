import { createHmac, timingSafeEqual } from 'node:crypto';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import type { Scoped } from '../../tenancy/scoped.ts';
import { type MethodOf, secretsOf } from '../methods/store.ts';
import { SignInRefusal } from '../refuse.ts';
import type { apiKind } from './settings.ts';

/** How far a credential's time may differ from now, in ms, before or after. */
const windowMs = 300_000;

interface ToSign {
  readonly institution: string;
  readonly key: string;
  readonly account: string;
  /** Milliseconds since 1970. */
  readonly millis: string;
}

/** The credential that the institution's own system puts into `code`: key id, account, and a signature over both. */
export function signCredential(secret: string, { institution, key, account, millis }: ToSign): string {
  const lines = ['yimen-api-login-v1', institution, key, account, millis].join('\n');
  const signature = createHmac('sha256', secret).update(lines).digest('base64url');
  return `${key}.${Buffer.from(account).toString('base64url')}.${signature}`;
}

/** The account of a credential. Throws {@link SignInRefusal} for an invalid signature or a time out of range. */
export async function readCredential(here: Scoped, method: MethodOf<typeof apiKind>, code: string, millis: string) {
  const [, key = '', encoded = ''] = /^([\w-]{1,64})\.([\w-]{1,128})\.[\w-]{43}$/.exec(code) ?? [];
  const account = Buffer.from(encoded, 'base64url').toString();
  const [found] = await secretsOf(here, method.id, key);
  const expected = signCredential(found?.value ?? '', { institution: here.institution, key, account, millis });
  const fits = expected.length === code.length && timingSafeEqual(Buffer.from(expected), Buffer.from(code));
  if (!found || !fits) throw new SignInRefusal(signInCodes.badSignature, found ? `key ${key}` : 'unknown key', account);
  if (Math.abs(Date.now() - Number(millis)) > windowMs)
    throw new SignInRefusal(signInCodes.badTime, `key ${key}`, account);
  return account;
}
