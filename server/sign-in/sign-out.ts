import { eq } from 'drizzle-orm';
import { sessions } from '../database/schema/people.ts';
import type { MemberVisit } from '../http/visit.ts';
import { scoped } from '../institutions/scoped.ts';
import { casLogoutAddress } from './cas/protocol.ts';
import { readMethods } from './methods/store.ts';
import { endSessionAddress } from './oauth/logout.ts';
import { publicOrigin } from './public-origin.ts';
import { SignInRefusal } from './refuse.ts';
import { endSession } from './sessions.ts';
import { safeTarget } from './target.ts';

/**
 * Ends the caller's session and answers where its counterpart ends its own: an address of the configuration, with ours
 * in it to come back to; null when the person signed in here, or the counterpart has no such place.
 */
export async function signOut(visit: MemberVisit, service: string): Promise<string | null> {
  const here = scoped(visit.db, visit.institution);
  const session = await here.first(sessions, eq(sessions.id, visit.session.id));
  await endSession(here, visit.session.id);
  const method = (await readMethods(here)).find(({ id }) => id === session?.method);
  if (!method) return null;
  const target = safeTarget(service);
  const origin = await publicOrigin(visit);
  // Staying there: a counterpart that still knows who has just left would let them in again.
  const back = target ? `${origin}/login?redirect=${encodeURIComponent(target)}&stay=` : `${origin}/login`;
  switch (method.kind) {
    case 'cas':
      return casLogoutAddress(method, back);
    case 'oidc':
      // Providers compare the way back to the letter, so it is one and the same for all.
      return method.settings.logout
        ? endSessionAddress(here, method, session?.idToken ?? null, `${origin}/login`).catch(withoutOne)
        : null;
    case 'oauth2':
    case 'api':
      return method.settings.logoutUrl ? withService(method.settings.logoutUrl, back) : null;
    default:
      return null;
  }

  function withoutOne(error: unknown): null {
    if (!(error instanceof SignInRefusal)) throw error;
    visit.log.warn({ detail: error.detail }, 'The provider could not be asked where it signs out');
    return null;
  }
}

function withService(address: string, back: string): string {
  const url = new URL(address);
  url.searchParams.set('service', back);
  return url.href;
}
