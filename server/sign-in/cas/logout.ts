import { and, eq, inArray, isNull } from 'drizzle-orm';
import { sessions } from '../../database/schema/people.ts';
import { readBody } from '../../http/body.ts';
import type { DoorRequest } from '../../http/domain.ts';
import { scoped } from '../../institutions/scoped.ts';
import { isOf, readMethods } from '../methods/store.ts';
import { readLogoutRequest } from './answer.ts';
import { remoteTicket } from './login.ts';

const bodyLimit = 64 * 1024;

/**
 * Single logout: the CAS server posts to the service's address, with the ticket of the session that has ended. Knowing
 * the ticket is the proof. It is answered alike whatever comes, as the server reads nothing.
 */
export async function casLogout({ db, institution, request, log }: DoorRequest): Promise<Response> {
  const form = new URLSearchParams((await readBody(request, bodyLimit)).toString('utf8'));
  const ticket = readLogoutRequest(form.get('logoutRequest') ?? '');
  if (ticket) {
    const here = scoped(db, institution);
    const methods = (await readMethods(here)).filter((method) => isOf(method, ['cas'])).map(({ id }) => id);
    const alive = and(eq(sessions.remoteSession, remoteTicket(ticket)), isNull(sessions.endedAt));
    const own = and(inArray(sessions.method, methods), alive);
    const ended = own && methods.length > 0 ? await here.update(sessions, { endedAt: new Date() }, own) : 0;
    log.info({ ended }, 'single logout');
  }
  return new Response(null, { status: 200, headers: { 'cache-control': 'no-store' } });
}
