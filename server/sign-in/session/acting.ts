import type { Identity } from '../../database/records.ts';
import type { people } from '../../database/schema/people.ts';
import { dayText } from '../../lib/time.ts';

type Named = Pick<Identity, 'userType' | 'no'> & Partial<Pick<Identity, 'label'>>;

/** Names one identity among a person's: what it is and its number, and its label where another has both of these. */
export function identityId(identity: Named, among: readonly Named[]): string {
  const { userType, no, label } = identity;
  const alike = among.filter((one) => one.userType === userType && one.no === no);
  return alike.length > 1 ? `${userType}-${no}-${label}` : `${userType}-${no}`;
}

/** Whether nobody can act as this any more: it was given until a day that has passed. */
export function hasEnded({ until }: Pick<Identity, 'until'>, now = new Date()): boolean {
  return until !== undefined && until < dayText(now);
}

type Acting = Pick<Identity, 'userType' | 'no' | 'department' | 'title'>;

/** As whom a person acts: the chosen identity while it is there and has not ended, else the person's own. */
export function actingAs(
  person: Pick<typeof people.$inferSelect, 'identities'> & Acting,
  chosen: string | null,
): Acting {
  const { identities } = person;
  const identity = chosen === null ? undefined : identities.find((one) => identityId(one, identities) === chosen);
  return identity && !hasEnded(identity) ? identity : person;
}
