import { eq, inArray } from 'drizzle-orm';
import { sessions } from '../../database/schema/people.ts';
import { readBody } from '../../http/body.ts';
import type { HandlerRequest } from '../../http/domain.ts';
import { revokeSessions } from '../../sessions.ts';
import { scoped } from '../../tenancy/scoped.ts';
import { readMethodsOf } from '../methods/store.ts';
import { readLogoutRequest } from './answer.ts';
import { remoteTicket } from './login.ts';
import { casKind } from './settings.ts';

/** Largest body that is read, in bytes: a logout request takes less than one thousand. */
const bodyLimit = 16 * 1024;

/**
 * Single logout: the CAS server posts to the service's address, with the ticket of the ended session. Knowing the
 * ticket is the proof. The answer is always the same, because the server ignores it. Without a CAS server of the
 * institution the body is not read.
 */
export async function casLogout({ db, institution, request, log }: HandlerRequest): Promise<Response> {
  const here = scoped(db, institution);
  const methods = (await readMethodsOf(here, [casKind])).map(({ id }) => id);
  if (methods.length === 0) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const form = new URLSearchParams((await readBody(request, bodyLimit)).toString('utf8'));
  const ticket = readLogoutRequest(form.get('logoutRequest') ?? '');
  if (ticket) {
    const own = [inArray(sessions.method, methods), eq(sessions.remoteSession, remoteTicket(ticket))];
    const ended = await revokeSessions(here, own);
    log.info({ ended }, 'single logout');
  }
  return new Response(null, { status: 200, headers: { 'cache-control': 'no-store' } });
}
