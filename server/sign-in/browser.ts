import { randomBytes } from 'node:crypto';
import { inArray, type SQL } from 'drizzle-orm';
import { qrCodes, signInAttempts } from '../database/schema/sign-in.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { type Asking, forgetCookie, readSecretCookies, type SecretCookie, secretCookie } from './cookies.ts';
import { digest, newSecret } from './sessions.ts';

const name = 'yimen_browser';
const form = new RegExp(`^${name}(_[0-9a-f]{8})?$`);
/** Longer than any attempt: a browser keeps its secret over several of them. */
const rememberedSeconds = 86_400;

/**
 * The secrets that bind what a browser began to that browser; none when it has none, or takes no cookies. It is one,
 * unless several tabs began before the first answer came: each then has a cookie of its own, and none is overwritten.
 */
export function readBrowser(asking: Asking): readonly string[] {
  return readSecretCookies(asking, form).map(({ secret }) => secret);
}

/**
 * Gives the browser such a secret, out of reach of scripts, by the headers of an answer. One is kept only while
 * something is known that was begun with it; any other may have been planted, and is taken away.
 */
export async function rememberBrowser(here: Scoped, asking: Asking, answer: Headers): Promise<string> {
  const { origin } = asking;
  const own = readSecretCookies(asking, form).filter(({ isFormer }) => !isFormer);
  const hasBegun = await begunWith(here, own);
  for (const cookie of own.filter((one) => !hasBegun(one))) answer.append('set-cookie', forgetCookie(origin, cookie));
  const known = own.find(hasBegun);
  const secret = known?.secret ?? newSecret();
  const plainName = known?.name.replace(/^__Host-/, '') ?? `${name}_${randomBytes(4).toString('hex')}`;
  answer.append('set-cookie', secretCookie(origin, plainName, secret, rememberedSeconds));
  return secret;
}

/** Tells the cookies with which something was begun that is known yet. */
async function begunWith(here: Scoped, cookies: readonly SecretCookie[]): Promise<(cookie: SecretCookie) => boolean> {
  const secrets = cookies.map(({ secret }) => secret);
  if (secrets.length === 0) return () => false;
  const begun = [
    ...(await here.rows(signInAttempts, { where: begunBy(signInAttempts.browser, secrets) })),
    ...(await here.rows(qrCodes, { where: begunBy(qrCodes.browser, secrets) })),
  ];
  const known = new Set(begun.map(({ browser }) => browser));
  return ({ secret }) => known.has(digest(secret));
}

/** What a browser with these secrets began. */
export function begunBy(kept: typeof signInAttempts.browser | typeof qrCodes.browser, browser: readonly string[]): SQL {
  return inArray(kept, browser.map(digest));
}
