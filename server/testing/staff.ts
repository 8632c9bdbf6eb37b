import { endpoints } from '@yimen/contract';
import { codes } from '@yimen/contract/envelope';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import type { Database } from '../database/open.ts';
import { grants } from '../database/schema/access.ts';
import { people } from '../database/schema/people.ts';
import { staffSessions } from '../database/schema/staff.ts';
import { digest } from '../sign-in/session/sessions.ts';
import { openStaffSession } from '../sign-in/staff/session.ts';
import { scoped } from '../tenancy/scoped.ts';

const staffPaths: ReadonlySet<string> = new Set(
  endpoints.filter(({ endpoint }) => endpoint.access === 'staff').map(({ endpoint }) => endpoint.path),
);

/** Whether a path, with or without query, is that of a call for staff. */
export const isStaffPath = (path: string) => staffPaths.has(path.split('?', 1)[0] ?? '');

/**
 * The cookies of staff sessions of people whose token is known, each opened at its first use, as a sign-in with that
 * token's session would have done; whoever has no grant is given all. Undefined for a guest's token.
 */
export function staffCookies(db: Database) {
  const sessionOf = (token: string) => decodeJwt(token).jti ?? '';
  const opened = new Map<string, Promise<string | null>>();

  async function open(token: string): Promise<string | null> {
    const { sub: id = '', jti: session = '', aud } = decodeJwt(token);
    const here = scoped(db, { id: String(aud) });
    const person = await here.first(people, eq(people.id, id));
    const opening = { session, method: 'password', address: '192.0.2.1', userAgent: '', now: new Date() };
    if (!person) return null;
    const all = { role: 'admin', scope: 'institution', target: '', until: null } as const;
    await here.insertNew(grants, [{ ...all, person: id, givenBy: 'cli:test', givenAt: new Date() }]);
    return openStaffSession(here, { ...opening, person });
  }

  return {
    /** Opens the session again that ended because its person was given more; false where the answer is another one. */
    async enterAnew(token: string, answer: Response): Promise<boolean> {
      // Not parsed: the answer to HEAD has no body, and a download is none of JSON.
      const isJson = answer.headers.get('content-type')?.includes('json');
      if (!isJson || !(await answer.clone().text()).includes(`"code":${codes.expired}`)) return false;
      const known = await opened.get(sessionOf(token));
      const { sub: person = '', aud } = decodeJwt(token);
      const here = scoped(db, { id: String(aud) });
      if (!known || (await here.count(staffSessions, eq(staffSessions.digest, digest(known)))) > 0) return false;
      const now = new Date();
      const row = {
        person,
        session: sessionOf(token),
        startedAt: now,
        usedAt: now,
        address: '192.0.2.1',
        userAgent: '',
      };
      await here.insert(staffSessions, [{ ...row, digest: digest(known), method: 'password' }]);
      return true;
    },
    async of(token: string): Promise<string | undefined> {
      const session = sessionOf(token);
      const secret = opened.get(session) ?? open(token);
      opened.set(session, secret);
      const known = await secret;
      return known === null ? undefined : `yimen_staff=${known}`;
    },
    /** Forgets the session of a token when an answer takes its cookie back. */
    answered(token: string, { headers }: Response): void {
      if (token && headers.getSetCookie().length > 0) opened.delete(sessionOf(token));
    },
  };
}
