import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { accounts, people } from '../database/schema/people.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { lackingOf } from './beyond.ts';
import { type HeldRole, noPermits, type Permits } from './permits.ts';

/**
 * Whose passwords of those who gain may be known to another who may do less, and why, in Chinese; null for nobody's. An
 * initial one is known to whoever has the file, and one that was set with a code or an initial password to whoever gave
 * that.
 */
export async function knownPasswords(
  here: Scoped,
  gains: ReadonlyMap<string, readonly HeldRole[]>,
  permits: ReadonlyMap<string, Permits>,
): Promise<string | null> {
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
  if (initial.size > 0) return initialPasswordText([...initial].join('、'));
  const known = rows.filter(({ id, knownBy }) => {
    const giver = permits.get(knownBy ?? '') ?? noPermits;
    return gains.get(id)?.some((grant) => lackingOf(giver, grant) !== null);
  });
  return known.length > 0 ? knownPasswordText([...new Set(known.map(named))].join('、')) : null;
}

const initialPasswordText = (names: string) => `${names}还在用别人发的初始密码`;
const knownPasswordText = (names: string) => `${names}的密码是用别人发的登录码或初始密码设置的，发的人可能知道它`;

/** Why staff give these people nothing more yet, in Chinese. */
export const initialPasswordRefusal = (names: string) =>
  `${initialPasswordText(names)}：请本人先登录改好密码，再授权。`;
export const knownPasswordRefusal = (names: string) => `${knownPasswordText(names)}：${knownPasswordAdvice}`;
export const knownPasswordAdvice = '请由有这些权限的人另发一个登录码给本人，改好密码后再授权。';
