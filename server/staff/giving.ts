import { codes } from '@yimen/contract/envelope';
import { allPermissions, type Permission, type PermissionLevel } from '@yimen/contract/permissions';
import type { Giver } from '../access/grants.ts';
import { GrantRefusal, type Permits, readPermits } from '../access/permits.ts';
import { type Change, changeOf } from '../audit/change.ts';
import { personActor, recordEvent } from '../audit/store.ts';
import { contentFailure } from '../changes/releases.ts';
import type { Database } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { StaffVisit } from '../http/visit.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { shortMessage } from './acting.ts';

/** The person of the staff who gives. */
export interface StaffGiver extends Giver {
  readonly staff: { readonly person: string; readonly permits: Permits };
}

/**
 * Changes grants, or what roles allow, as the person of the staff who calls, by what they may do once nobody else changes
 * it any more. Throws a {@link Refusal} for what they may not.
 */
export function asGiver<T>(
  visit: StaffVisit,
  change: (here: Scoped, giver: StaffGiver, db: Database) => Promise<T>,
): Promise<T> {
  const { db, institution, person } = visit;
  return inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    await lockInstitution(tx, institution);
    const staff = { person: person.id, permits: await readPermits(here, person.id) };
    return change(here, { actor: personActor(person), staff }, tx);
  }).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    const message = shortMessage(contentFailure(error));
    throw error instanceof GrantRefusal && error.missing ? notFound(message) : new Refusal(codes.grantRefused, message);
  });
}

export const recordChange = (here: Scoped, { actor }: Giver, { ip: address }: StaffVisit, change: Change) =>
  recordEvent(here, { actor, action: 'change', address, ...changeOf(change) });

/** The permissions that are held, in the order of their table. */
export const permissionList = (levelOf: (one: Permission) => PermissionLevel | null) =>
  allPermissions.flatMap((permission) => {
    const level = levelOf(permission);
    return level ? [{ permission, level }] : [];
  });
