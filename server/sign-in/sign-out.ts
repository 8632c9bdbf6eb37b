import { eq } from 'drizzle-orm';
import { personActor, recordEvent } from '../audit/store.ts';
import { sessions } from '../database/schema/people.ts';
import { inTransaction } from '../database/transaction.ts';
import type { MemberVisit } from '../http/visit.ts';
import { revokeSessions } from '../sessions.ts';
import { scoped, scopedOf } from '../tenancy/scoped.ts';
import { providerOf, readMethods } from './providers.ts';
import { publicOrigin } from './public-origin.ts';
import { SignInRefusal } from './refuse.ts';
import { safeTarget } from './target.ts';

/**
 * Ends the caller's session. Returns the configured address where the counterpart ends its own session, with our
 * address to return to; null when the person signed in here, or the counterpart has no such address.
 */
export async function signOutOf(visit: MemberVisit, service: string): Promise<string | null> {
  const here = scopedOf(visit);
  const own = eq(sessions.id, visit.session.id);
  const session = await here.first(sessions, own);
  await inTransaction(visit.db, async (tx) => {
    const within = scoped(tx, visit.institution);
    await revokeSessions(within, [own]);
    await recordEvent(within, { actor: personActor(visit.person), action: 'sign-out', address: visit.ip });
  });
  const method = (await readMethods(here)).find(({ id }) => id === session?.method);
  if (!method) return null;
  const target = safeTarget(service);
  const origin = await publicOrigin(visit);
  // `stay` keeps the sign-in page open: a counterpart that still has a session would sign the person in again at once.
  const back = target ? `${origin}/login?redirect=${encodeURIComponent(target)}&stay=` : `${origin}/login`;
  try {
    const ended = { back, plainBack: `${origin}/login`, idToken: session?.idToken ?? null };
    return (await providerOf(method.kind)?.signOutAddress?.(here, method, ended)) ?? null;
  } catch (error) {
    if (!(error instanceof SignInRefusal)) throw error;
    visit.log.warn({ detail: error.detail }, 'The counterpart could not be asked where it signs out');
    return null;
  }
}
