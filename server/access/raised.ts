import { eq, inArray } from 'drizzle-orm';
import { grants } from '../database/schema/access.ts';
import { accounts } from '../database/schema/people.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { requireSeparation } from './duties.ts';

/**
 * What follows once `person`, or anybody, may be permitted more than before: their one-time codes are void, because who gave
 * them was judged by what these people might do then. Throws as {@link requireSeparation}.
 */
export async function afterRaising(here: Scoped, person?: string): Promise<void> {
  await requireSeparation(here, person);
  const holders = here.db.select({ person: grants.person }).from(grants).where(here.of(grants));
  const whose = person === undefined ? inArray(accounts.person, holders) : eq(accounts.person, person);
  await here.update(accounts, { oneTimeDigest: null, oneTimeUntil: null }, whose);
}
