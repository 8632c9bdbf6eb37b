import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { people } from '../../database/schema/people.ts';
import { secondFactors, staffSessions } from '../../database/schema/staff.ts';
import type { StaffSession } from '../../http/visit.ts';
import { ownedBy, type Scoped } from '../../tenancy/scoped.ts';
import { endStaffSessionsOf } from './session.ts';

export type SecondFactor = typeof secondFactors.$inferSelect;
type Owner = Pick<StaffSession['person'], 'id'>;

export const findSecondFactor = (here: Scoped, person: Owner) =>
  here.first(secondFactors, ownedBy(secondFactors, person));

export const hasSecondFactor = async (here: Scoped, person: Owner): Promise<boolean> =>
  (await findSecondFactor(here, person)) !== null;

/** Keeps the secret that is being set with the session that sets it. */
export const beginEnrolment = (here: Scoped, { id }: Pick<StaffSession, 'id'>, secret: string): Promise<number> =>
  here.update(staffSessions, { enrolling: secret }, eq(staffSessions.digest, id));

/** The session as it is now, while no other transaction sets or resets a second factor of its person. */
export async function lockSession(here: Scoped, { id, person }: StaffSession) {
  await here.db
    .select({ id: people.id })
    .from(people)
    .where(here.of(people, eq(people.id, person.id)))
    .for('no key update');
  return here.first(staffSessions, eq(staffSessions.digest, id));
}

type NewFactor = Omit<typeof secondFactors.$inferInsert, 'institution'>;

/** Sets the app of a person, with recovery codes in place of the former ones; passkeys stay. */
export async function saveTotp(here: Scoped, factor: NewFactor): Promise<void> {
  const { person, ...set } = factor;
  const known = await here.update(secondFactors, set, ownedBy(secondFactors, { id: person }));
  if (known === 0) await here.insert(secondFactors, [factor]);
}

/** Makes the second factor of a person who has passkeys alone. */
export const saveWithoutTotp = (here: Scoped, factor: Omit<NewFactor, 'secret' | 'lastStep'>): Promise<void> =>
  here.insert(secondFactors, [{ ...factor, secret: null, lastStep: 0 }]);

/** Removes app, passkeys and recovery codes of a person. */
export const removeSecondFactor = (here: Scoped, person: Owner): Promise<number> =>
  here.delete(secondFactors, ownedBy(secondFactors, person));

/** The same for who has lost them, whose staff sessions end. Returns how many; null, and ends none, where none was set. */
export async function resetSecondFactor(here: Scoped, person: Owner): Promise<number | null> {
  return (await removeSecondFactor(here, person)) === 0 ? null : endStaffSessionsOf(here, person);
}

/**
 * Uses the code of a step up; false when it, or a later one, was used, or the factor was set anew since it was read: of
 * two uses at once one succeeds.
 */
export async function spendStep(here: Scoped, { person, setAt }: SecondFactor, step: number): Promise<boolean> {
  const unused = and(lt(secondFactors.lastStep, step), eq(secondFactors.setAt, setAt));
  return (await here.update(secondFactors, { lastStep: step }, ownedBy(secondFactors, { id: person }, unused))) === 1;
}

/** Uses a recovery code up, by its digest; false when there is none: of two uses at once one succeeds. */
export async function spendRecoveryCode(here: Scoped, person: Owner, digest: string): Promise<boolean> {
  const { recoveryDigests: left } = secondFactors;
  const set = { recoveryDigests: sql`${left} - ${digest}::text` };
  return (await here.update(secondFactors, set, ownedBy(secondFactors, person, sql`${left} ? ${digest}`))) === 1;
}

/** Keeps what a passkey is to sign with the session that asks. */
export const keepChallenge = (
  here: Scoped,
  { id }: Pick<StaffSession, 'id'>,
  asked: Pick<typeof staffSessions.$inferInsert, 'challenge' | 'challengeUntil' | 'addingHandle'>,
): Promise<number> => here.update(staffSessions, asked, eq(staffSessions.digest, id));

/** Uses up what the session asked a passkey to sign; false where it asked for something else, or too long ago. */
export async function spendChallenge(
  here: Scoped,
  { id }: Pick<StaffSession, 'id'>,
  challenge: string,
  now: Date,
): Promise<boolean> {
  const asked = and(eq(staffSessions.challenge, challenge), gt(staffSessions.challengeUntil, now));
  const set = { challenge: null, challengeUntil: null };
  return (await here.update(staffSessions, set, and(eq(staffSessions.digest, id), asked) ?? sql`false`)) === 1;
}

/** Records that the second factor was proven in a session now. */
export function markProven(here: Scoped, { id }: Pick<StaffSession, 'id'>, now: Date): Promise<number> {
  return here.update(staffSessions, { provenAt: now, enrolling: null }, eq(staffSessions.digest, id));
}
