import { randomUUID } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { accounts, people, sessions } from '../database/schema/people.ts';
import { signInAttempts, signInBindings } from '../database/schema/sign-in.ts';
import { staffSessions } from '../database/schema/staff.ts';
import { accountSecurity, tellPeople } from '../messages/tell.ts';
import { noOneTimeCode, revokeSessions } from '../sessions.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { requireSeparation } from './duties.ts';

/**
 * What follows once these people may be permitted more than before. What opened their account so far was judged by what
 * they might do then, and may be in other hands: their sessions end, in the portal too, where one would confirm a sign-in by
 * QR code or bind another WeChat; sign-ins that wait for a press, and one-time codes, are void; and a WeChat is unbound,
 * of which a message tells them. Throws as {@link requireSeparation}.
 */
export async function afterRaising(here: Scoped, raised: readonly string[]): Promise<void> {
  await requireSeparation(here, raised);
  // A sign-in that is under way is done with first, or begins after this.
  const theirs = here.of(people, inArray(people.id, [...raised]));
  await here.db.select({ id: people.id }).from(people).where(theirs).orderBy(people.id).for('update');
  await here.delete(staffSessions, inArray(staffSessions.person, [...raised]));
  await revokeSessions(here, [inArray(sessions.person, [...raised])]);
  await here.delete(signInAttempts, inArray(sql`${signInAttempts.proven} ->> 'person'`, [...raised]));
  await unbind(here, raised);
  await here.update(accounts, noOneTimeCode, inArray(accounts.person, [...raised]));
}

/** Ends the bindings of these people's WeChat, and tells those who had one. */
async function unbind(here: Scoped, raised: readonly string[]): Promise<void> {
  const isTheirs = inArray(signInBindings.person, [...raised]);
  const bound = new Set((await here.rows(signInBindings, { where: isTheirs })).map(({ person }) => person));
  await here.delete(signInBindings, isTheirs);
  const told = { id: `unbound-${randomUUID()}`, source: accountSecurity, sentAt: new Date(), ...unboundText };
  await tellPeople(here, [...bound], told);
}

const unboundText = {
  title: '微信已解除绑定',
  text: '您在管理台能做的事增加了。为防别人绑定的微信也能进入，原来的绑定已经解除：用其他方式登录一次，再扫码绑定即可。',
};
