import { and, eq, lt, sql } from 'drizzle-orm';
import { people } from '../../database/schema/people.ts';
import { secondFactors, staffSessions } from '../../database/schema/staff.ts';
import type { StaffSession } from '../../http/visit.ts';
import { ownedBy, type Scoped } from '../../tenancy/scoped.ts';

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

/** Sets the second factor of a person in place of a former one. */
export async function saveSecondFactor(here: Scoped, factor: NewFactor): Promise<void> {
  await here.delete(secondFactors, ownedBy(secondFactors, { id: factor.person }));
  await here.insert(secondFactors, [factor]);
}

export const removeSecondFactor = (here: Scoped, person: Owner): Promise<number> =>
  here.delete(secondFactors, ownedBy(secondFactors, person));

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

/** Records that the second factor was proven in a session now. */
export function markProven(here: Scoped, { id }: Pick<StaffSession, 'id'>, now: Date): Promise<number> {
  return here.update(staffSessions, { provenAt: now, enrolling: null }, eq(staffSessions.digest, id));
}
