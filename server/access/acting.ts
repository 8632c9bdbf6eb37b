import type { Identity } from '../database/records.ts';
import type { people } from '../database/schema/people.ts';
import { contentNow, dayText } from '../lib/time.ts';

type Named = Pick<Identity, 'userType' | 'no'> & Partial<Pick<Identity, 'label'>>;

/** The id of one of a person's identities: user type and number, with the label where both are the same in another. */
export function identityId(identity: Named, among: readonly Named[]): string {
  const { userType, no, label } = identity;
  const alike = among.filter((one) => one.userType === userType && one.no === no);
  return alike.length > 1 ? `${userType}-${no}-${label}` : `${userType}-${no}`;
}

/** Whether nobody can act as this identity any more: its last day has passed. */
export function hasEnded({ until }: Pick<Identity, 'until'>, now = contentNow()): boolean {
  return until !== undefined && until < dayText(now);
}

type Acting = Pick<Identity, 'userType' | 'no' | 'department' | 'title'>;

/** The identity in which a person acts: the chosen one while it exists and has not ended, else the main one. */
export function actingAs(
  person: Pick<typeof people.$inferSelect, 'identities'> & Acting,
  chosen: string | null,
): Acting {
  const { identities } = person;
  const identity = chosen === null ? undefined : identities.find((one) => identityId(one, identities) === chosen);
  return identity && !hasEnded(identity) ? identity : person;
}

type Listing = Pick<typeof people.$inferSelect, 'identities'> & Acting;

/** A person's identities; the main one when none are listed. */
export function identitiesOf(row: Listing): readonly Identity[] {
  return row.identities.length > 0 ? row.identities : [{ ...row, label: row.title, campus: '', isDefault: true }];
}

/**
 * The identity in which the person acts: the chosen one, else the main one, which may be listed under several labels.
 */
export function activeAmong(all: readonly Identity[], row: Listing, chosen: string | null): Identity | undefined {
  const { userType, no } = actingAs(row, chosen);
  const alike = all.filter((one) => one.userType === userType && one.no === no && !hasEnded(one));
  return alike.find((one) => identityId(one, all) === chosen) ?? alike.find((one) => one.isDefault) ?? alike[0];
}
