import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { institutions } from '../database/schema/institutions.ts';

/**
 * Locks the institution until the transaction ends, so that two changes are not judged apart of which only one may be.
 * Returns its row; undefined when there is none.
 */
export async function lockInstitution(tx: Queryable, { id }: { readonly id: string }) {
  const [row] = await tx.select().from(institutions).where(eq(institutions.id, id)).for('no key update');
  return row;
}

/** As {@link lockInstitution}; rows that belong to the institution cannot be added either until the transaction ends. */
export async function lockForDeletion(tx: Queryable, { id }: { readonly id: string }): Promise<void> {
  await tx.select({ id: institutions.id }).from(institutions).where(eq(institutions.id, id)).for('update');
}
