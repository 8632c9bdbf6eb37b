import { timingSafeEqual } from 'node:crypto';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { passportLogin, passportVerify } from '@yimen/contract/sign-in/session';
import { and, eq, isNull } from 'drizzle-orm';
import { people, sessions } from '../../database/schema/people.ts';
import { passportSecrets, passportServices, passports } from '../../database/schema/sign-in.ts';
import { implement } from '../../http/implement.ts';
import { scoped } from '../../tenancy/scoped.ts';
import { SignInRefusal } from '../refuse.ts';
import { actingAs } from '../session/acting.ts';
import { digest, newSecret } from '../sessions.ts';
import { safeTarget } from '../target.ts';
import { serviceFor } from './services.ts';

/** How long a site has to ask whose passport it was given, in seconds. */
const goodForSeconds = 60;

export const implementations = [
  implement(passportLogin, async ({ service }, { db, institution, session, person, answer }) => {
    // The portal itself needs no passport: the token is its own.
    const own = service === '/' ? '/' : safeTarget(service);
    if (own) return { redirect: own };
    const here = scoped(db, institution);
    const site = serviceFor(await here.rows(passportServices), service);
    if (!site) throw new SignInRefusal(signInCodes.serviceUnknown);
    const ticket = newSecret();
    const expiresAt = new Date(Date.now() + goodForSeconds * 1000);
    await here.insert(passports, [
      { digest: digest(ticket), service: site.id, session: session.id, person: person.id, expiresAt },
    ]);
    const url = new URL(service);
    if (site.cookieDomain === null) url.searchParams.set('passport', ticket);
    else answer.append('set-cookie', passportCookie(ticket, site.cookieDomain, url.protocol === 'https:'));
    return { redirect: url.href };
  }),

  implement(passportVerify, async ({ service, secret, ticket }, { db, institution }) => {
    const here = scoped(db, institution);
    const known = await here.first(passportSecrets, eq(passportSecrets.service, service));
    const [given, expected] = [digest(secret), known?.digest ?? digest('no site has this secret')];
    if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected)) || !known) throw invalid('the secret');
    const mine = and(eq(passports.digest, digest(ticket)), eq(passports.service, service));
    const passport = await here.first(passports, mine);
    // Deleting is taking: of several at once one finds it.
    if (!passport || !mine || (await here.delete(passports, mine)) !== 1) throw invalid('the ticket');
    if (passport.expiresAt < new Date()) throw invalid('its age');
    const alive = and(eq(sessions.id, passport.session), isNull(sessions.endedAt));
    const session = await here.first(sessions, alive);
    const person = await here.first(people, and(eq(people.id, passport.person), eq(people.disabled, false)));
    if (!session || !person) throw invalid('the session');
    const { userType, no } = actingAs(person, session.identity);
    return { id: person.id, name: person.name, no, userType };
  }),
];

const invalid = (detail: string) => new SignInRefusal(signInCodes.passportInvalid, detail);

function passportCookie(ticket: string, domain: string, secure: boolean): string {
  const cookie = `yimen_passport=${ticket}; Domain=${domain}; Path=/; Max-Age=${goodForSeconds}; HttpOnly; SameSite=Lax`;
  return secure ? `${cookie}; Secure` : cookie;
}
