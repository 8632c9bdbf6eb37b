import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { accounts, people } from '../database/schema/people.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { lackingOf } from './beyond.ts';
import { GrantRefusal, type HeldRole, noPermits, type Permits } from './permits.ts';

/**
 * Throws {@link GrantRefusal} where the password of somebody who gains may be known to another who may do less: an initial
 * one to whoever has the file, and one that was set with a code or an initial password to whoever gave that.
 */
export async function requireUnknownPasswords(
  here: Scoped,
  gains: ReadonlyMap<string, readonly HeldRole[]>,
  permits: ReadonlyMap<string, Permits>,
): Promise<void> {
  const isKnown = and(
    inArray(accounts.person, [...gains.keys()]),
    or(accounts.mustChange, isNotNull(accounts.knownBy)),
  );
  const rows = await here.db
    .select({ id: people.id, name: people.name, mustChange: accounts.mustChange, knownBy: accounts.knownBy })
    .from(accounts)
    .innerJoin(people, and(here.of(people), eq(people.id, accounts.person)))
    .where(here.of(accounts, isKnown))
    .orderBy(people.id);
  const named = ({ id, name }: { id: string; name: string }) => `${name}（${id}）`;
  const initial = new Set(rows.filter(({ mustChange }) => mustChange).map(named));
  if (initial.size > 0) throw new GrantRefusal(initialPasswordRefusal([...initial].join('、')));
  const known = rows.filter(({ id, knownBy }) => {
    const giver = permits.get(knownBy ?? '') ?? noPermits;
    return gains.get(id)?.some((grant) => lackingOf(giver, grant) !== null);
  });
  if (known.length > 0) throw new GrantRefusal(knownPasswordRefusal([...new Set(known.map(named))].join('、')));
}

/** Why these people are permitted nothing more yet, in Chinese. */
export const initialPasswordRefusal = (names: string) =>
  `${names}还在用别人发的初始密码：请本人先登录改好密码，再授权。`;

/** The same, for a password that began with what somebody gave who may do less. */
export const knownPasswordRefusal = (names: string) =>
  `${names}的密码是用别人发的登录码或初始密码设置的，发的人没有要授予的权限：请由有这些权限的人另发一个登录码给本人，改好密码后再授权。`;
