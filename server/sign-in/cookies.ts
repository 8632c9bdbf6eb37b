import { parseMinute } from '../lib/time.ts';
/** The parts of a request that matter for cookies. */
export interface Asking {
  readonly headers: Headers;
  /** `https://host[:port]` as the visitor typed it. */
  readonly origin: string;
}

export interface SecretCookie {
  readonly name: string;
  readonly secret: string;
  /** True for a cookie from before the names had a prefix: it is still read, but not set any more. */
  readonly isFormer: boolean;
}

/** Until when such former cookies are read. */
const formerUntil = parseMinute('2026-12-24').getTime();
/** Length of a secret. Former ones were shorter, so a present secret never counts under a name without the prefix. */
const secretLength = 43;
const formerLength = 32;

/**
 * Browsers accept a cookie with this prefix only from the host itself and over TLS: no sibling site and no attacker on
 * the network can replace it. Plain http has no such protection.
 */
const prefixFor = (origin: string) => (isHttps(origin) ? '__Host-' : '');

export const isHttps = (origin: string) => origin.startsWith('https:');

/** Our cookies whose names, without the prefix, match `form`. */
export function readSecretCookies({ headers, origin }: Asking, form: RegExp): SecretCookie[] {
  const prefix = prefixFor(origin);
  return (headers.get('cookie') ?? '').split(';').flatMap((pair) => {
    const [, name = '', secret = ''] = /^([^=]+)=([\w-]+)$/.exec(pair.trim()) ?? [];
    const isOwn = name.startsWith(prefix) && form.test(name.slice(prefix.length)) && secret.length === secretLength;
    const isFormer = form.test(name) && secret.length === formerLength && Date.now() < formerUntil;
    return isOwn || isFormer ? [{ name, secret, isFormer }] : [];
  });
}

/** A cookie that scripts cannot read, under its name at this origin; `Strict` for one that no other site has sent. */
export function secretCookie(
  origin: string,
  plainName: string,
  secret: string,
  seconds: number,
  sameSite: 'Lax' | 'Strict' = 'Lax',
): string {
  const cookie = `${prefixFor(origin)}${plainName}=${secret}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}`;
  return isHttps(origin) ? `${cookie}; Secure` : cookie;
}

/** The header that makes a browser delete such a cookie. */
export function forgetCookie(origin: string, { name }: SecretCookie): string {
  return secretCookie(origin, name.slice(prefixFor(origin).length), '', 0);
}
