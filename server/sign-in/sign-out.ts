import { eq } from 'drizzle-orm';
import { sessions } from '../database/schema/people.ts';
import type { MemberVisit } from '../http/visit.ts';
import { scoped } from '../tenancy/scoped.ts';
import { publicOrigin } from './public-origin.ts';
import { SignInRefusal } from './refuse.ts';
import { endSession } from './sessions.ts';
import { safeTarget } from './target.ts';
import { readMethods, ways } from './ways.ts';

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
  try {
    const ended = { back, plainBack: `${origin}/login`, idToken: session?.idToken ?? null };
    return (await ways[method.kind].signOutAddress?.(here, method, ended)) ?? null;
  } catch (error) {
    if (!(error instanceof SignInRefusal)) throw error;
    visit.log.warn({ detail: error.detail }, 'The counterpart could not be asked where it signs out');
    return null;
  }
}
