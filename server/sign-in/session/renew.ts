import { renewToken } from '@yimen/contract/sign-in/session';
import { eq } from 'drizzle-orm';
import { sessions } from '../../database/schema/people.ts';
import { inTransaction } from '../../database/transaction.ts';
import { implement } from '../../http/implement.ts';
import { expired } from '../../http/refusal.ts';
import type { MemberVisit } from '../../http/visit.ts';
import { scoped } from '../../tenancy/scoped.ts';
import { signToken } from '../tokens.ts';
import { graceMs } from './sessions.ts';

/**
 * A new token for the caller's session. The former one is accepted for a minute more; within that minute every caller
 * gets a token of the same generation, so that tabs that renew at the same time do not invalidate each other's token.
 */
export async function renewedToken({ db, institution, session, person }: MemberVisit): Promise<string> {
  const now = new Date();
  const row = await inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    const [found] = await tx
      .select()
      .from(sessions)
      .where(here.of(sessions, eq(sessions.id, session.id)))
      .for('update');
    if (!found) throw expired();
    if (found.renewedAt && now.getTime() - found.renewedAt.getTime() < graceMs) return found;
    const renewal = { generation: found.generation + 1, renewedAt: now, seenAt: now };
    await here.update(sessions, renewal, eq(sessions.id, session.id));
    return { ...found, ...renewal };
  });
  const { userType } = person;
  const { generation, startedAt } = row;
  return signToken(db, institution, { session: session.id, person: person.id, userType, generation, startedAt, now });
}

export const implementations = [
  implement(renewToken, async (_, visit) => {
    const { db, institution, session, person } = visit;
    if (session && person) return { token: await renewedToken({ ...visit, session, person }) };
    // The same session id, so that a sign-in with the new token ends the former one too.
    const guest = {
      person: 'guest',
      userType: 'GUEST',
      now: new Date(),
      ...(session && { session: session.id }),
    } as const;
    return { token: await signToken(db, institution, guest) };
  }),
];
