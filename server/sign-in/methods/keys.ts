import { and, eq, isNull } from 'drizzle-orm';
import { signInSecrets } from '../../database/schema/sign-in.ts';
import { dayMs } from '../../lib/time.ts';
import type { Scoped } from '../../tenancy/scoped.ts';
import { digest, newSecret } from '../session/sessions.ts';

/** How long a former key of API sign-on is valid after a new one is made, in days. */
export const keyOverlapDays = 7;

/** The name of the secret by which a counterpart knows us; every other one names a key of API sign-on. */
export const ownSecret = 'secret';

/** The condition for a secret or a key of a method. */
export const ofMethod = (method: string, name: string) =>
  and(eq(signInSecrets.method, method), eq(signInSecrets.name, name));

/** Sets the secret by which a method's counterpart knows us, in place of a former one; in a transaction. */
export async function setMethodSecret(here: Scoped, method: string, value: string): Promise<void> {
  await here.delete(signInSecrets, here.of(signInSecrets, ofMethod(method, ownSecret)));
  await here.insert(signInSecrets, [{ method, name: ownSecret, value }]);
}

/** A new key of API sign-on; its value is shown only once. */
interface MethodKey {
  readonly name: string;
  readonly value: string;
  /** Until when the former key is valid; null without one. */
  readonly formerUntil: Date | null;
}

/** Gives a method of API sign-on another key, beside which the former one is valid for some days; in a transaction. */
export async function renewMethodKey(here: Scoped, method: string): Promise<MethodKey> {
  const expiresAt = new Date(Date.now() + keyOverlapDays * dayMs);
  const last = here.of(signInSecrets, eq(signInSecrets.method, method), isNull(signInSecrets.expiresAt));
  const former = await here.update(signInSecrets, { expiresAt }, last);
  const letters = digest(newSecret()).replace(/[^a-z0-9]/g, '');
  const key = { name: `k${letters.slice(0, 8)}`, value: newSecret() };
  await here.insert(signInSecrets, [{ ...key, method, createdAt: new Date() }]);
  return { ...key, formerUntil: former > 0 ? expiresAt : null };
}
