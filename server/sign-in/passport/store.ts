import { and, eq } from 'drizzle-orm';
import { people, sessions } from '../../database/schema/people.ts';
import { passportSecrets, passportServices, passports } from '../../database/schema/sign-in.ts';
import { notOver } from '../../sessions.ts';
import type { Scoped } from '../../tenancy/scoped.ts';
import { digest, newSecret } from '../session/sessions.ts';

/** The sites that may get passports. */
export const readServices = (here: Scoped) => here.rows(passportServices);

export const insertPassport = (here: Scoped, passport: Omit<typeof passports.$inferInsert, 'institution'>) =>
  here.insert(passports, [passport]);

/** The digest with which a site's secret is compared; null when the site has none. */
export const findSecret = (here: Scoped, service: string) =>
  here.first(passportSecrets, eq(passportSecrets.service, service));

/** Gives a site a secret in place of the former one, which is good no longer; in a transaction. It is shown only once. */
export async function renewSiteSecret(here: Scoped, service: string): Promise<string> {
  const secret = newSecret();
  await revokeSiteSecret(here, service);
  await here.insert(passportSecrets, [{ service, digest: digest(secret) }]);
  return secret;
}

/** Ends the only secret of a site; returns how many there were. */
export const revokeSiteSecret = (here: Scoped, service: string): Promise<number> =>
  here.delete(passportSecrets, eq(passportSecrets.service, service));

/** Deletes and returns a site's passport by its digest; null when it does not exist any more. */
export async function takePassport(here: Scoped, service: string, digest: string) {
  const mine = here.of(passports, eq(passports.digest, digest), eq(passports.service, service));
  const passport = await here.first(passports, mine);
  // Of several concurrent calls only one deletes the row.
  return passport && (await here.delete(passports, mine)) === 1 ? passport : null;
}

/** The session and person of a passport; null when the session has ended or the person is disabled. */
export async function findBearer(here: Scoped, passport: typeof passports.$inferSelect) {
  const session = await here.first(sessions, and(eq(sessions.id, passport.session), notOver));
  const person = await here.first(people, and(eq(people.id, passport.person), eq(people.disabled, false)));
  return session && person ? { session, person } : null;
}
