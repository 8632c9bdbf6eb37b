import { adminRoot, hrefTo } from '@yimen/contract/paths';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { and, eq, sql } from 'drizzle-orm';
import { hasEnded } from '../../access/acting.ts';
import { isPermitted } from '../../access/permits.ts';
import { people } from '../../database/schema/people.ts';
import { signInAttempts } from '../../database/schema/sign-in.ts';
import type { Scoped } from '../../tenancy/scoped.ts';
import { attemptMs, beginAttempt, spendAttempt } from '../attempts.ts';
import { SignInRefusal } from '../refuse.ts';
import { digest, newSecret, type PersonRow } from '../session/sessions.ts';
import { safeTarget } from '../target.ts';

/** What stands in place of a method's id; no id of a method has a dot. */
export const linkMethod = 'once.link';
/** How long a link is good, in minutes. */
export const linkMinutes = attemptMs / 60_000;

/** Whether a person is an administrator by the main identity or one that has not ended. */
const isAdministrator = ({ userType, identities }: PersonRow) =>
  userType === 'ADMIN' || identities.some((one) => one.userType === 'ADMIN' && !hasEnded(one));

/**
 * Where a link leads its person: to 管理台 with a grant, which opens a staff session, else to the home of the portal;
 * null for who may not have one.
 */
export async function targetOfLink(here: Scoped, person: PersonRow): Promise<string | null> {
  if (await isPermitted(here, person.id, 'any')) return adminRoot;
  return isAdministrator(person) ? '/' : null;
}

/**
 * Makes a link that signs a person in once, as path and query, in place of a former one. The database holds its digest
 * alone.
 */
export async function makeLink(here: Scoped, person: string): Promise<string> {
  const former = and(eq(signInAttempts.method, linkMethod), sql`${signInAttempts.proven} ->> 'person' = ${person}`);
  await here.delete(signInAttempts, former ?? sql`false`);
  const code = `${linkMethod}.${newSecret()}`;
  const proven = { person, identity: null };
  // A secret that no browser has: what is asked of the browser that opens the link is an attempt of its own.
  const browser = newSecret();
  await beginAttempt(here, { id: digest(code), method: linkMethod, service: '', target: null, browser, proven });
  return hrefTo('api-login', { query: { code, millis: Date.now() } });
}

/**
 * Uses a link up and returns its person, and where it leads. Throws {@link SignInRefusal} for one that is unknown, late
 * or spent, and when the person may not have one any more.
 */
export async function openLink(here: Scoped, code: string): Promise<{ person: PersonRow; target: string | null }> {
  const own = and(eq(signInAttempts.id, digest(code)), eq(signInAttempts.method, linkMethod));
  const link = await here.first(signInAttempts, own ?? eq(signInAttempts.id, ''));
  if (!link?.proven) throw new SignInRefusal(signInCodes.badSignature, 'no such link');
  if (link.expiresAt < new Date()) throw new SignInRefusal(signInCodes.late, 'link');
  await spendAttempt(here, link);
  const person = await here.first(people, eq(people.id, link.proven.person));
  const target = person && (await targetOfLink(here, person));
  if (!person || !target) throw new SignInRefusal(signInCodes.unknownPerson);
  return { person, target: safeTarget(target) };
}
