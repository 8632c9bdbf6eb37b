import { signInCodes } from '@yimen/contract/sign-in/codes';
import { qrSeconds } from '@yimen/contract/sign-in/qr-code';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { sessions } from '../../database/schema/people.ts';
import { qrCodes } from '../../database/schema/sign-in.ts';
import type { MemberVisit } from '../../http/visit.ts';
import { notOver } from '../../sessions.ts';
import type { Scoped } from '../../tenancy/scoped.ts';
import { newHandle } from '../attempts.ts';
import { begunBy } from '../browser.ts';
import { SignInRefusal } from '../refuse.ts';
import { digest } from '../session/sessions.ts';

export type QrCode = typeof qrCodes.$inferSelect;

interface Asked extends Pick<QrCode, 'target' | 'userAgent' | 'address'> {
  /** The browser's secret. */
  readonly browser: string;
}

/**
 * Stores a code for a browser. `id` is for that browser, `code` for the phone; neither can be derived from the other.
 */
export async function createCode(here: Scoped, { browser, target, userAgent, address }: Asked) {
  const [id, code] = [newHandle(), newHandle()];
  const askedAt = new Date();
  const expiresAt = new Date(askedAt.getTime() + qrSeconds * 1000);
  const row = { id, target, address, askedAt, expiresAt, status: 'waiting', person: null } as const;
  await here.insert(qrCodes, [
    { ...row, code: digest(code), browser: digest(browser), userAgent: userAgent.slice(0, 400) },
  ]);
  return { id, code };
}

/** The code that this browser asked for; null when it belongs to another browser. */
export function codeOfBrowser(here: Scoped, id: string, browser: readonly string[]): Promise<QrCode | null> {
  return here.first(qrCodes, and(eq(qrCodes.id, id), begunBy(qrCodes, browser)));
}

export const secondsLeft = ({ expiresAt }: Pick<QrCode, 'expiresAt'>) =>
  Math.max(0, Math.ceil((expiresAt.getTime() - Date.now()) / 1000));

/** The code that a phone scanned, while it waits for an answer. Throws {@link SignInRefusal} when it does not. */
async function openCode(here: Scoped, code: string): Promise<QrCode> {
  const found = await here.first(qrCodes, eq(qrCodes.code, digest(code)));
  if (!found) throw new SignInRefusal(signInCodes.qrUnknown);
  if (found.status === 'refused') throw new SignInRefusal(signInCodes.qrRefused);
  if (secondsLeft(found) === 0) throw new SignInRefusal(signInCodes.qrExpired);
  return found;
}

/** Reserves the code for the person who scanned it first. */
export async function scanCode(here: Scoped, code: string, person: string): Promise<QrCode> {
  const found = await openCode(here, code);
  const mine = or(isNull(qrCodes.person), eq(qrCodes.person, person));
  const free = and(eq(qrCodes.id, found.id), inArray(qrCodes.status, ['waiting', 'scanned']), mine);
  const taken = await here.update(qrCodes, { status: 'scanned', person }, free ?? eq(qrCodes.id, found.id));
  if (taken !== 1) throw new SignInRefusal(signInCodes.qrUnknown);
  return found;
}

/** Confirms or refuses the browser's sign-in; only the person who scanned the code may. */
export async function answerCode(
  here: Scoped,
  code: string,
  { person, session }: Pick<MemberVisit, 'person' | 'session'>,
  accept: boolean,
): Promise<void> {
  const found = await openCode(here, code);
  const mine = and(eq(qrCodes.id, found.id), eq(qrCodes.status, 'scanned'), eq(qrCodes.person, person.id));
  const status = accept ? ('confirmed' as const) : ('refused' as const);
  const done = await here.update(qrCodes, { status, session: session.id }, mine ?? eq(qrCodes.id, found.id));
  if (done !== 1) throw new SignInRefusal(signInCodes.qrUnknown);
}

/**
 * Uses a confirmed code up; `phone` is the method by which the phone was signed in. Throws {@link SignInRefusal} for
 * a code that is not confirmed, on the second use, and when the session that confirmed it has ended since.
 */
export async function spendCode(
  here: Scoped,
  id: string,
  browser: readonly string[],
): Promise<QrCode & { phone: string }> {
  const found = await codeOfBrowser(here, id, browser);
  if (!found) throw new SignInRefusal(signInCodes.qrUnknown);
  if (found.status === 'spent') throw new SignInRefusal(signInCodes.spent);
  if (found.status === 'refused') throw new SignInRefusal(signInCodes.qrRefused);
  if (secondsLeft(found) === 0) throw new SignInRefusal(signInCodes.qrExpired);
  if (found.status !== 'confirmed') throw new SignInRefusal(signInCodes.qrWaiting);
  const confirmed = and(eq(qrCodes.id, id), eq(qrCodes.status, 'confirmed'));
  const taken = await here.update(qrCodes, { status: 'spent' }, confirmed ?? eq(qrCodes.id, id));
  if (taken !== 1) throw new SignInRefusal(signInCodes.spent);
  const alive = and(eq(sessions.id, found.session ?? ''), notOver);
  const phone = await here.first(sessions, alive);
  if (!phone) throw new SignInRefusal(signInCodes.qrExpired, 'the phone is signed out');
  return { ...found, phone: phone.method };
}
