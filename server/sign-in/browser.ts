import { randomBytes } from 'node:crypto';
import { inArray, type SQL } from 'drizzle-orm';
import type { qrCodes, signInAttempts } from '../database/schema/sign-in.ts';
import { digest } from './sessions.ts';

const name = 'yimen_browser';
/** Longer than any attempt: a browser keeps its secret over several of them. */
const rememberedSeconds = 86_400;

/** A browser's cookies of ours, by name. */
function cookiesOf(headers: Headers): readonly (readonly [string, string])[] {
  const form = new RegExp(`(?:^|;\\s*)(${name}(?:_\\w{8})?)=([A-Za-z0-9_-]{32})(?=;|$)`, 'g');
  return [...(headers.get('cookie') ?? '').matchAll(form)].map(([, own = '', secret = '']) => [own, secret]);
}

/**
 * The secrets that bind what a browser began to that browser; none when it has none, or takes no cookies. It is one,
 * unless several tabs began before the first answer came: each then has a cookie of its own, and none is overwritten.
 */
export function readBrowser(headers: Headers): readonly string[] {
  return cookiesOf(headers).map(([, secret]) => secret);
}

/** Gives the browser such a secret, out of reach of scripts, by the headers of an answer; an old one is kept. */
export function rememberBrowser(request: Headers, answer: Headers, secure: boolean): string {
  const [known] = cookiesOf(request);
  const [own, secret] = known ?? [`${name}_${randomBytes(4).toString('hex')}`, randomBytes(24).toString('base64url')];
  const cookie = `${own}=${secret}; Path=/; Max-Age=${rememberedSeconds}; HttpOnly; SameSite=Lax`;
  answer.append('set-cookie', secure ? `${cookie}; Secure` : cookie);
  return secret;
}

/** What a browser with these secrets began. */
export function begunBy(kept: typeof signInAttempts.browser | typeof qrCodes.browser, browser: readonly string[]): SQL {
  return inArray(kept, browser.map(digest));
}
