import { timingSafeEqual } from 'node:crypto';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { passportLogin, passportVerify } from '@yimen/contract/sign-in/session';
import { actingAs } from '../../access/acting.ts';
import { implement } from '../../http/implement.ts';
import { scoped } from '../../tenancy/scoped.ts';
import { SignInRefusal } from '../refuse.ts';
import { digest, newSecret } from '../session/sessions.ts';
import { safeTarget } from '../target.ts';
import { serviceFor } from './services.ts';
import { findBearer, findSecret, insertPassport, readServices, takePassport } from './store.ts';

/** How long a site may take to redeem a passport, in seconds. */
const goodForSeconds = 60;

export const implementations = [
  implement(passportLogin, async ({ service }, { db, institution, session, person, answer }) => {
    // The portal itself needs no passport: it has the token.
    const own = service === '/' ? '/' : safeTarget(service);
    if (own) return { redirect: own };
    const here = scoped(db, institution);
    const site = serviceFor(await readServices(here), service);
    if (!site) throw new SignInRefusal(signInCodes.serviceUnknown);
    const ticket = newSecret();
    const expiresAt = new Date(Date.now() + goodForSeconds * 1000);
    await insertPassport(here, {
      digest: digest(ticket),
      service: site.id,
      session: session.id,
      person: person.id,
      expiresAt,
    });
    const url = new URL(service);
    if (site.cookieDomain === null) url.searchParams.set('passport', ticket);
    else answer.append('set-cookie', passportCookie(ticket, site.cookieDomain, url.protocol === 'https:'));
    return { redirect: url.href };
  }),

  implement(passportVerify, async ({ service, secret, ticket }, { db, institution }) => {
    const here = scoped(db, institution);
    const known = await findSecret(here, service);
    const [given, expected] = [digest(secret), known?.digest ?? digest('no site has this secret')];
    if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected)) || !known) throw invalid('the secret');
    const passport = await takePassport(here, service, digest(ticket));
    if (!passport) throw invalid('the ticket');
    if (passport.expiresAt < new Date()) throw invalid('its age');
    const bearer = await findBearer(here, passport);
    if (!bearer) throw invalid('the session');
    const { session, person } = bearer;
    const { userType, no } = actingAs(person, session.identity);
    return { id: person.id, name: person.name, no, userType };
  }),
];

const invalid = (detail: string) => new SignInRefusal(signInCodes.passportInvalid, detail);

function passportCookie(ticket: string, domain: string, secure: boolean): string {
  const cookie = `yimen_passport=${ticket}; Domain=${domain}; Path=/; Max-Age=${goodForSeconds}; HttpOnly; SameSite=Lax`;
  return secure ? `${cookie}; Secure` : cookie;
}
