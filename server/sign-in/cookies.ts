import { momentOf } from '../lib/time.ts';
/** A request, as far as its cookies are concerned. */
export interface Asking {
  readonly headers: Headers;
  /** `https://host[:port]` as the visitor typed it. */
  readonly origin: string;
}

export interface SecretCookie {
  readonly name: string;
  readonly secret: string;
  /** True for one from before the names had a prefix: it is still read, and never given again. */
  readonly isFormer: boolean;
}

/** Until when former cookies are read. */
const formerUntil = momentOf('2026-12-24').getTime();
/** Characters of a secret; former ones were shorter, so that no secret of today counts under a name without prefix. */
const secretLength = 43;
const formerLength = 32;

/**
 * Browsers take a cookie of this prefix from the very host alone, over TLS: no sibling site, and nobody on the way, can
 * put one of theirs in its place. Plain http has no such thing.
 */
const prefixFor = (origin: string) => (isSecure(origin) ? '__Host-' : '');

export const isSecure = (origin: string) => origin.startsWith('https:');

/** The cookies of ours whose names, without the prefix, have this form. */
export function readSecretCookies({ headers, origin }: Asking, form: RegExp): SecretCookie[] {
  const prefix = prefixFor(origin);
  return (headers.get('cookie') ?? '').split(';').flatMap((pair) => {
    const [, name = '', secret = ''] = /^([^=]+)=([\w-]+)$/.exec(pair.trim()) ?? [];
    const isOwn = name.startsWith(prefix) && form.test(name.slice(prefix.length)) && secret.length === secretLength;
    const isFormer = form.test(name) && secret.length === formerLength && Date.now() < formerUntil;
    return isOwn || isFormer ? [{ name, secret, isFormer }] : [];
  });
}

/** A cookie that only the server reads, by the name that it has at this origin. */
export function secretCookie(origin: string, plainName: string, secret: string, seconds: number): string {
  const cookie = `${prefixFor(origin)}${plainName}=${secret}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
  return isSecure(origin) ? `${cookie}; Secure` : cookie;
}

/** Has a browser forget such a cookie. */
export function forgetCookie(origin: string, { name }: SecretCookie): string {
  return secretCookie(origin, name.slice(prefixFor(origin).length), '', 0);
}
