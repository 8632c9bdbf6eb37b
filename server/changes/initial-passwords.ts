import { availableParallelism } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNotNull, isNull, notExists, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { accounts, people } from '../database/schema/people.ts';
import { csvText } from '../lib/csv.ts';
import { AdminError } from '../parts/fields.ts';
import { among } from '../parts/keys.ts';
import { requirePart } from '../parts/tables.ts';
import { noOneTimeCode } from '../sessions.ts';
import { readMethodsOf } from '../sign-in/methods/store.ts';
import { readableSecret } from '../sign-in/password/one-time-code.ts';
import { type PasswordSettings, passwordKind } from '../sign-in/password/settings.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { putRows } from './write.ts';

/** The institution's requirements for new passwords. */
export async function rulesOf(here: Scoped): Promise<PasswordSettings> {
  const [method] = await readMethodsOf(here, [passwordKind]);
  return method?.settings ?? v.parse(passwordKind.settings, {});
}

/** The present password becomes a former one, which may not come back. */
export const formerOf = ({ passwordHash, formerHashes }: Former, { formerPasswords }: PasswordSettings) =>
  passwordHash ? [passwordHash, ...(formerHashes ?? [])].slice(0, formerPasswords) : [];

interface Former {
  readonly passwordHash: string | null;
  readonly formerHashes: string[] | null;
}

/** Tells how far something is. */
type Report = (text: string) => void;

export interface Target extends Former {
  readonly account: string;
  readonly person: string;
  readonly name: string;
  readonly department: string;
  readonly isNew: boolean;
}

/** Whether no account has a person's id for its name. */
const isFree = (here: Scoped) => {
  const named = alias(accounts, 'named');
  const taken = here.db
    .select({ account: named.account })
    .from(named)
    .where(here.of(named, eq(named.account, people.id)));
  return notExists(taken);
};

interface Which {
  readonly where?: SQL | undefined;
  /** At most how many; all without it. */
  readonly limit?: number;
}

/** The accounts of everyone who may sign in, and those that people without one would get, by the person's id. */
export async function readTargets(here: Scoped, { where, limit }: Which = {}): Promise<Target[]> {
  const isTarget = and(eq(people.disabled, false), or(isNotNull(accounts.account), isFree(here)), where);
  const found = here.db
    .select({
      person: people.id,
      name: people.name,
      department: people.department,
      account: accounts.account,
      passwordHash: accounts.passwordHash,
      formerHashes: accounts.formerHashes,
    })
    .from(people)
    .leftJoin(accounts, here.of(accounts, eq(accounts.person, people.id)))
    .where(here.of(people, isTarget))
    .orderBy(people.id, accounts.account);
  const rows = await (limit === undefined ? found : found.limit(limit));
  return rows.map(({ account, ...row }) => ({ ...row, account: account ?? row.person, isNew: account === null }));
}

/** A condition of {@link readTargets}: those who have no account. */
export const withoutAccount = isNull(accounts.account);

/** An account with the initial password that it is to have. */
export interface Initial {
  readonly target: Target;
  readonly password: string;
  readonly hash: string;
}

/** Makes a password for each of these accounts; writes nothing. */
export async function makeInitialPasswords(chosen: readonly Target[], report?: Report): Promise<Initial[]> {
  const passwords = chosen.map(readableSecret);
  const hashes = await hashAll(passwords, report);
  return chosen.map((target, index) => ({ target, password: passwords[index] ?? '', hash: hashes[index] ?? '' }));
}

/**
 * Sets initial passwords in the transaction of `here`, given by a member of staff or, without one, an operator. Throws
 * {@link AdminError} where an account or its person is not what it was when they were made.
 */
export async function setInitialPasswords(
  here: Scoped,
  initial: readonly Initial[],
  giver: { readonly id: string } | null,
): Promise<void> {
  const part = requirePart('accounts');
  const targets = initial.map(({ target }) => target);
  // Nobody sets another password from here on.
  const locked = here.of(
    accounts,
    among(
      [accounts.account],
      part,
      part.key,
      targets.map(({ account }) => ({ account })),
    ),
  );
  await here.db.select({ account: accounts.account }).from(accounts).where(locked).for('update');
  const now = new Map(
    (
      await readTargets(here, {
        where: inArray(
          people.id,
          targets.map(({ person }) => person),
        ),
      })
    ).map((target) => [target.account, target]),
  );
  const others = targets.filter((target) => !isDeepStrictEqual(target, now.get(target.account)));
  const rules = await rulesOf(here);
  const rows = initial.map(({ target, hash }) => ({
    account: target.account,
    person: target.person,
    passwordHash: hash,
    formerHashes: formerOf(target, rules),
    mustChange: true,
    knownBy: giver?.id ?? null,
    ...noOneTimeCode,
  }));
  const put =
    others.length > 0 ? [] : await putRows(here.db, here.institution, part, rows, (column) => column !== 'person');
  if (put.filter(({ added }) => added).length !== targets.filter(({ isNew }) => isNew).length || others.length > 0)
    throw new AdminError('有人同时改了其中的账号，没有发任何密码：请再试一次。');
}

/** The file that holds initial passwords, the only place where they stand. */
export const initialCsv = (initial: readonly Initial[]): string =>
  csvText([
    ['账号', '姓名', '初始密码'],
    ...initial.map(({ target: { account, name }, password }) => [account, name, password]),
  ]);

/** Node's pool has four threads; more hashes at once would only take memory. */
const hashers = Math.min(4, availableParallelism());

/** The hashes of passwords in their order, a few at a time; reports how many are done. */
async function hashAll(passwords: readonly string[], report?: Report): Promise<string[]> {
  const hashes: string[] = [];
  const waiting = passwords.entries();
  let done = 0;
  async function work() {
    for (const [index, password] of waiting) {
      hashes[index] = await hashPassword(password);
      done += 1;
      if (done % 200 === 0 || done === passwords.length) report?.(`${done} / ${passwords.length}`);
    }
  }
  await Promise.all(Array.from({ length: hashers }, work));
  return hashes;
}
