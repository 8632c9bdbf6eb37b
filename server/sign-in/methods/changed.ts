import { and, eq, inArray } from 'drizzle-orm';
import { readExceeding } from '../../access/beyond.ts';
import { Permits, readPermitsOf } from '../../access/permits.ts';
import { personOfActor } from '../../audit/store.ts';
import { people, sessions } from '../../database/schema/people.ts';
import { signInMethodChanges } from '../../database/schema/sign-in.ts';
import { revokeSessions } from '../../sessions.ts';
import type { Scoped } from '../../tenancy/scoped.ts';

const of = (method: string) => eq(signInMethodChanges.method, method);

/** Notes that this person of the staff (`person:…`) changed a method by a call. */
export const noteChanged = (here: Scoped, method: string, changedBy: string): Promise<void> =>
  here.insertNew(signInMethodChanges, [{ method, changedBy }]);

/**
 * An operator answers for a method by setting it; returns who of the staff had changed it. Who signed in by it meanwhile
 * signs in again: it may have been anybody.
 */
export async function confirmMethod(here: Scoped, method: string): Promise<string[]> {
  const rows = await here.rows(signInMethodChanges, { where: of(method) });
  if (rows.length > 0) await revokeSessions(here, [eq(sessions.method, method)]);
  await here.delete(signInMethodChanges, of(method));
  return rows.map(({ changedBy }) => changedBy);
}

export const isChangedByStaff = async (here: Scoped, method: string): Promise<boolean> =>
  (await here.count(signInMethodChanges, of(method))) > 0;

/**
 * Whether a method proves this person to 管理台: whoever changed it could sign in by it as anybody, so each of them has to
 * be this person, or may do all that this person may. Who is disabled or gone may do nothing.
 */
export async function provesToAdmin(here: Scoped, method: string, person: { readonly id: string }): Promise<boolean> {
  const changes = await here.rows(signInMethodChanges, { where: of(method) });
  const others = changes.map(({ changedBy }) => personOfActor(changedBy)).filter((id) => id !== person.id);
  if (others.length === 0) return true;
  const known = others.filter((id) => id !== null);
  const enabled = await here.rows(people, { where: and(inArray(people.id, known), eq(people.disabled, false)) });
  const permits = await readPermitsOf(
    here,
    enabled.map(({ id }) => id),
  );
  for (const id of others) {
    const own = permits.get(id ?? '') ?? new Permits([], new Map());
    if ((await readExceeding(here, own, [person.id])).size > 0) return false;
  }
  return true;
}
