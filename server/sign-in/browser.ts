import { randomBytes } from 'node:crypto';
import { inArray, type SQL } from 'drizzle-orm';
import { type BegunTable, begunTables } from '../database/schema/tables.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { type Asking, forgetCookie, readSecretCookies, type SecretCookie, secretCookie } from './cookies.ts';
import { digest, newSecret } from './session/sessions.ts';

const browserCookie = 'yimen_browser';
const form = new RegExp(`^${browserCookie}(_[0-9a-f]{8})?$`);
/** Longer than any attempt: a browser uses one secret for several of them. */
const rememberedSeconds = 86_400;

/**
 * The secrets that bind what a browser began to that browser; none when it sends none. There is one, unless several
 * tabs began before the first answer came: then each has a cookie of its own, so that none is overwritten.
 */
export function readBrowser(asking: Asking): readonly string[] {
  return readSecretCookies(asking, form).map(({ secret }) => secret);
}

/**
 * Sets the browser's secret in a cookie that scripts cannot read. A secret that the browser sent is kept only while
 * something begun with it is stored; any other may have been planted, and is deleted.
 */
export async function rememberBrowser(here: Scoped, asking: Asking, answer: Headers): Promise<string> {
  const { origin } = asking;
  const own = readSecretCookies(asking, form).filter(({ isFormer }) => !isFormer);
  const hasBegun = await begunWith(here, own);
  for (const cookie of own.filter((one) => !hasBegun(one))) answer.append('set-cookie', forgetCookie(origin, cookie));
  const known = own.find(hasBegun);
  const secret = known?.secret ?? newSecret();
  const plainName = known?.name.replace(/^__Host-/, '') ?? `${browserCookie}_${randomBytes(4).toString('hex')}`;
  answer.append('set-cookie', secretCookie(origin, plainName, secret, rememberedSeconds));
  return secret;
}

/** Returns a test for the cookies with which something stored was begun. */
async function begunWith(here: Scoped, cookies: readonly SecretCookie[]): Promise<(cookie: SecretCookie) => boolean> {
  const secrets = cookies.map(({ secret }) => secret);
  if (secrets.length === 0) return () => false;
  const begun = await Promise.all(begunTables.map((table) => here.rows(table, { where: begunBy(table, secrets) })));
  const known = new Set(begun.flat().map(({ browser }) => browser));
  return ({ secret }) => known.has(digest(secret));
}

/** Selects what a browser with these secrets began. */
export function begunBy(table: BegunTable, browser: readonly string[]): SQL {
  return inArray(table.browser, browser.map(digest));
}
