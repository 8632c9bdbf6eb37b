import { and, eq, inArray } from 'drizzle-orm';
import { sessions } from '../database/schema/people.ts';
import type { Visit } from '../http/visit.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { isHttps, readSecretCookies, secretCookie } from './cookies.ts';
import { digest, newSecret } from './session/sessions.ts';

const deviceCookie = 'yimen_device';
const form = new RegExp(`^${deviceCookie}$`);
const rememberedSeconds = 90 * 86_400;

type Browser = Pick<Visit, 'headers' | 'origin'>;

/** The device secrets that a browser sends; none when it has not signed in yet. */
export function readDevices(browser: Browser): readonly string[] {
  return readSecretCookies(browser, form).map(({ secret }) => secret);
}

/**
 * The device secret of this browser from now on: a new one, unless this server gave it one before. A secret that
 * somebody else planted must not make their device the one of the person who signs in.
 */
export async function deviceFor(here: Scoped, browser: Browser, person: { readonly id: string }): Promise<string> {
  const given = readSecretCookies(browser, form).flatMap(({ secret, isFormer }) => (isFormer ? [] : [secret]));
  if (given.length === 0) return newSecret();
  // Over https nobody else can set the cookie, so the device may have belonged to other people: a shared computer.
  const whose = isHttps(browser.origin) ? undefined : eq(sessions.person, person.id);
  const known = await here.first(sessions, and(inArray(sessions.device, given.map(digest)), whose));
  return given.find((secret) => digest(secret) === known?.device) ?? newSecret();
}

/** Sets the device cookie, which scripts cannot read. */
export function rememberDevice({ origin, answer }: Pick<Visit, 'origin' | 'answer'>, device: string): void {
  answer.append('set-cookie', secretCookie(origin, deviceCookie, device, rememberedSeconds));
}
