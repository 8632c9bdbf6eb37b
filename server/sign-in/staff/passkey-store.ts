import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import { passkeys } from '../../database/schema/staff.ts';
import { ownedBy, type Scoped } from '../../tenancy/scoped.ts';

export type Passkey = typeof passkeys.$inferSelect;
interface Owner {
  readonly id: string;
}

/** A person's passkeys, the oldest first. */
export const passkeysOf = (here: Scoped, person: Owner): Promise<Passkey[]> =>
  here.rows(passkeys, { where: ownedBy(passkeys, person), orderBy: [asc(passkeys.addedAt), asc(passkeys.id)] });

/** The hosts for which some passkeys are. */
export const hostsOf = (known: readonly Passkey[]): string[] => [...new Set(known.map(({ host }) => host))];

export const findPasskey = (here: Scoped, person: Owner, id: string): Promise<Passkey | null> =>
  here.first(passkeys, ownedBy(passkeys, person, eq(passkeys.id, id)));

/** Adds a passkey; false when one of this id is there, whoever's. */
export async function insertPasskey(here: Scoped, passkey: Omit<Passkey, 'institution' | 'usedAt'>): Promise<boolean> {
  const added = await here.db
    .insert(passkeys)
    .values({ ...passkey, institution: here.institution })
    .onConflictDoNothing();
  return added.rowCount === 1;
}

export const deletePasskey = (here: Scoped, { id }: Pick<Passkey, 'id'>): Promise<number> =>
  here.delete(passkeys, eq(passkeys.id, id));

/**
 * Stores a use of a passkey; false when its counter is not beyond the former one, or the passkey is gone: of two copies
 * that say the same at once one succeeds. Authenticators that do not count say 0 always.
 */
export async function recordUse(
  here: Scoped,
  { id }: Pick<Passkey, 'id'>,
  counter: number,
  now: Date,
): Promise<boolean> {
  const isNext = or(lt(passkeys.counter, counter), eq(passkeys.counter, 0));
  const where = and(eq(passkeys.id, id), isNext) ?? sql`false`;
  return (await here.update(passkeys, { counter, usedAt: now }, where)) === 1;
}
