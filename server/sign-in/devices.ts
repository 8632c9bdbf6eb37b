import { and, eq } from 'drizzle-orm';
import { sessions } from '../database/schema/people.ts';
import type { Visit } from '../http/visit.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { isSecure, readSecretCookies, secretCookie } from './cookies.ts';
import { digest, newSecret } from './sessions.ts';

const name = 'yimen_device';
const form = new RegExp(`^${name}$`);
const rememberedSeconds = 90 * 86_400;

type Browser = Pick<Visit, 'headers' | 'origin'>;

/** The secrets by which a browser may be known again; none for a browser that has not signed in yet. */
export function readDevices(browser: Browser): readonly string[] {
  return readSecretCookies(browser, form).map(({ secret }) => secret);
}

/**
 * The secret by which this browser is known from now on: a new one, unless its own was given to it here. One that
 * somebody else has planted must not make theirs the device of whoever signs in.
 */
export async function deviceFor(here: Scoped, browser: Browser, person: { readonly id: string }): Promise<string> {
  for (const { secret, isFormer } of readSecretCookies(browser, form)) {
    if (isFormer) continue;
    // Where nobody else can set it, the device may be known from other people: it is a shared computer.
    const whose = isSecure(browser.origin) ? undefined : eq(sessions.person, person.id);
    if (await here.first(sessions, and(eq(sessions.device, digest(secret)), whose))) return secret;
  }
  return newSecret();
}

/** Gives the browser its secret, out of reach of scripts. */
export function rememberDevice({ origin, answer }: Pick<Visit, 'origin' | 'answer'>, device: string): void {
  answer.append('set-cookie', secretCookie(origin, name, device, rememberedSeconds));
}
