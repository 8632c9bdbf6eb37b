import { getUserInfo, guestLogin, logout, verifyDomain } from '@yimen/contract/sign-in/auth';
import { confirmSignIn, signInMethods, startPath } from '@yimen/contract/sign-in/sign-in';
import { eq } from 'drizzle-orm';
import { people, sessions } from '../database/schema/people.ts';
import { departments } from '../database/schema/services.ts';
import { implement } from '../http/implement.ts';
import { expired } from '../http/refusal.ts';
import { minuteText } from '../lib/time.ts';
import { scoped } from '../tenancy/scoped.ts';
import { confirmedSignIn } from './confirm.ts';
import { hostInfo } from './host-info.ts';
import { actingAs } from './session/acting.ts';
import { signOut } from './sign-out.ts';
import { signToken } from './tokens.ts';
import { allWays, readMethods, ways } from './ways.ts';

export const implementations = [
  ...allWays.flatMap(({ calls }) => calls),

  implement(verifyDomain, ({ service }, visit) => hostInfo(visit, service)),

  implement(guestLogin, async (_, { db, institution }) => ({
    token: await signToken(db, institution, { person: 'guest', userType: 'GUEST', now: new Date() }),
  })),

  implement(logout, async ({ service }, visit) => {
    const { session, person } = visit;
    return { redirect: session && person ? await signOut({ ...visit, session, person }, service) : null };
  }),

  implement(signInMethods, async (_, { db, institution }) => {
    const list = (await readMethods(scoped(db, institution))).map(({ id, kind, name }) => ({
      id,
      kind,
      name,
      start: ways[kind].begin ? `${startPath}?method=${encodeURIComponent(id)}` : null,
    }));
    return { list };
  }),

  implement(confirmSignIn, ({ handle }, visit) => confirmedSignIn(visit, handle)),

  implement(getUserInfo, async (_, { db, institution, session, person }) => {
    // Without a session it is the portal itself that draws a guest's page.
    const loginTime = minuteText(session?.loginTime ?? new Date());
    if (!person) {
      const guest = { id: 'guest', userType: 'GUEST' as const, name: '访客', no: '', department: '', title: '' };
      return { ...guest, avatar: null, loginTime };
    }
    const here = scoped(db, institution);
    const row = await here.first(people, eq(people.id, person.id));
    if (!row) throw expired();
    const { id, name, avatar } = row;
    const own = session ? await here.first(sessions, eq(sessions.id, session.id)) : null;
    const { userType, no, title, department: where } = actingAs(row, own?.identity ?? null);
    const department = where ? await here.first(departments, eq(departments.id, where)) : null;
    return { id, userType, name, no, title, avatar, department: department?.name ?? '', loginTime };
  }),
];
