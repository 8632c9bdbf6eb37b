import { and, eq, inArray, isNull } from 'drizzle-orm';
import { sessions } from '../../database/schema/people.ts';
import { readBody } from '../../http/body.ts';
import type { HandlerRequest } from '../../http/domain.ts';
import { scoped } from '../../tenancy/scoped.ts';
import { methodsOf } from '../methods/store.ts';
import { readLogoutRequest } from './answer.ts';
import { remoteTicket } from './login.ts';
import { casKind } from './settings.ts';

/** Largest body that is read, in bytes: a logout request takes less than one thousand. */
const bodyLimit = 16 * 1024;

/**
 * Single logout: the CAS server posts to the service's address, with the ticket of the session that has ended. Knowing
 * the ticket is the proof. It is answered alike whatever comes, as the server reads nothing. Nothing is read where the
 * institution has no CAS server.
 */
export async function casLogout({ db, institution, request, log }: HandlerRequest): Promise<Response> {
  const here = scoped(db, institution);
  const methods = (await methodsOf(here, [casKind])).map(({ id }) => id);
  if (methods.length === 0) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const form = new URLSearchParams((await readBody(request, bodyLimit)).toString('utf8'));
  const ticket = readLogoutRequest(form.get('logoutRequest') ?? '');
  if (ticket) {
    const alive = and(eq(sessions.remoteSession, remoteTicket(ticket)), isNull(sessions.endedAt));
    const own = and(inArray(sessions.method, methods), alive);
    const ended = own ? await here.update(sessions, { endedAt: new Date() }, own) : 0;
    log.info({ ended }, 'single logout');
  }
  return new Response(null, { status: 200, headers: { 'cache-control': 'no-store' } });
}
