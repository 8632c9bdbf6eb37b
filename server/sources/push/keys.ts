import { randomBytes } from 'node:crypto';
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/open.ts';
import { pushKeys, pushSystems } from '../../database/schema/sources.ts';
import { inTransaction } from '../../database/transaction.ts';
import { dayMs } from '../../lib/time.ts';
import { type Scoped, scoped } from '../../tenancy/scoped.ts';

/** How many days the former key still signs after a new one is made, unless it is revoked. */
export const overlapDays = 7;

/** A new key; its secret is shown only once. */
export interface NewKey {
  readonly id: string;
  readonly secret: string;
}

/** The same, after a former one. */
interface FollowingKey extends NewKey {
  /** Until when the former key still signs; null without one. */
  readonly formerUntil: Date | null;
}

/** Creates a system, or renames it, and gives it a key. Null when it has one already. */
export function createKey(
  db: Database,
  institution: { id: string },
  system: string,
  name: string,
): Promise<NewKey | null> {
  return inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    await here.insertNew(pushSystems, [{ id: system, name }]);
    await here.update(pushSystems, { name }, eq(pushSystems.id, system));
    if ((await validKeys(here, system)).length > 0) return null;
    return addDeliveryKey(here, system);
  });
}

/** Gives a system a further key; the former one signs for a week more, older ones no longer. Null without a system. */
export function rotateKey(db: Database, institution: { id: string }, system: string): Promise<FollowingKey | null> {
  return inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    if (!(await here.first(pushSystems, eq(pushSystems.id, system)))) return null;
    const former = await validKeys(here, system);
    const expiresAt = new Date(Date.now() + overlapDays * dayMs);
    for (const [index, { id }] of former.reverse().entries()) {
      await here.update(pushKeys, { expiresAt: index === 0 ? expiresAt : new Date() }, eq(pushKeys.id, id));
    }
    return { ...(await addDeliveryKey(here, system)), formerUntil: former.length > 0 ? expiresAt : null };
  });
}

/** Revokes a key, or all of a system's, at once; returns how many were valid until then. */
export async function revokeKeys(
  db: Queryable,
  institution: { id: string },
  system: string,
  id?: string,
): Promise<number> {
  const here = scoped(db, institution);
  const keys = (await validKeys(here, system)).filter((key) => id === undefined || key.id === id);
  for (const key of keys) await here.delete(pushKeys, eq(pushKeys.id, key.id));
  return keys.length;
}

/** The institution's systems and their keys, without secrets. */
export async function listKeys(db: Queryable, institution: { id: string }) {
  const here = scoped(db, institution);
  const systems = await here.rows(pushSystems, { orderBy: [asc(pushSystems.id)] });
  const keys = await Promise.all(systems.map(({ id }) => validKeys(here, id)));
  return systems.map(({ id, name }, index) => ({
    id,
    name,
    keys: (keys[index] ?? []).map(({ id: key, createdAt, expiresAt }) => ({ id: key, createdAt, expiresAt })),
  }));
}

const validKeys = (here: Scoped, system: string) =>
  here.rows(pushKeys, {
    where: and(eq(pushKeys.system, system), or(isNull(pushKeys.expiresAt), gt(pushKeys.expiresAt, new Date()))),
    orderBy: [asc(pushKeys.createdAt), asc(pushKeys.id)],
  });

async function addDeliveryKey(here: Scoped, system: string): Promise<NewKey> {
  const key = { id: `${system}-${randomBytes(4).toString('hex')}`, secret: randomBytes(32).toString('base64url') };
  await here.insert(pushKeys, [{ ...key, system, createdAt: new Date() }]);
  return key;
}
