import { eq } from 'drizzle-orm';
import { accounts } from '../database/schema/people.ts';
import { scoped } from '../tenancy/scoped.ts';
import type { World } from './world.ts';

/** Does what changes the password of an account of 明德大学, and gives it back the one that it had. */
export async function withPasswordBack<T>(
  { db }: Pick<World, 'db'>,
  account: string,
  work: () => Promise<T>,
): Promise<T> {
  const here = scoped(db, { id: 'mingde' });
  const isIts = eq(accounts.account, account);
  const former = await here.first(accounts, isIts);
  if (!former) throw new Error(`There is no account ${account}.`);
  const { passwordHash, formerHashes, mustChange, knownBy } = former;
  try {
    return await work();
  } finally {
    await here.update(accounts, { passwordHash, formerHashes, mustChange, knownBy }, isIts);
  }
}
