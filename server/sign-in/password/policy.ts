import { signInCodes } from '@yimen/contract/sign-in/codes';
import { dictionary } from '@zxcvbn-ts/language-common';
import { and, eq, sql } from 'drizzle-orm';
import { accounts } from '../../database/schema/people.ts';
import { noOneTimeCode } from '../../sessions.ts';
import type { Scoped } from '../../tenancy/scoped.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { SignInRefusal } from '../refuse.ts';
import type { PersonRow } from '../session/sessions.ts';
import { codeDigest } from './one-time-code.ts';
import type { PasswordSettings } from './settings.ts';

export type Account = typeof accounts.$inferSelect;

const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);
/** What passwords in China often consist of, with digits around it, and is in no English list. */
const oftenInChina =
  /^\d*(woaini|woaiwo|woaiziji|mima|nihao|zhongguo|qwer|asdf|zxcv|abc|aini|iloveyou|520|521|1314)+\d*$/;
/** Fewer different characters than these are a pattern: 88888888, 12341234. */
const leastDifferent = 5;
/** Digits alone are a birthday or a telephone number unless they are more than these. */
const mostDigits = 11;

function isCommon(plain: string): boolean {
  const isDigits = /^\d+$/.test(plain) && plain.length <= mostDigits;
  return isDigits || new Set(plain).size < leastDifferent || oftenInChina.test(plain) || common.has(plain);
}

/** What an account with a new password has. Throws a {@link SignInRefusal} when the institution's rules refuse it. */
export async function withPassword(
  own: Account,
  { no, name }: Pick<PersonRow, 'no' | 'name'>,
  password: string,
  settings: PasswordSettings,
): Promise<Partial<Account>> {
  const weakness = await weaknessOf(password, own, [own.account, no, name], settings);
  if (weakness) throw new SignInRefusal(signInCodes.weakPassword, '', own.account, weakness);
  return {
    passwordHash: await hashPassword(password),
    formerHashes: [own.passwordHash, ...own.formerHashes].slice(0, settings.formerPasswords),
    mustChange: false,
    ...noOneTimeCode,
  };
}

/** Saves it; false when the account's password or code was changed meanwhile, or the code used. */
export async function replacePassword(here: Scoped, own: Account, set: Partial<Account>): Promise<boolean> {
  const unchanged = and(
    eq(accounts.account, own.account),
    eq(accounts.passwordHash, own.passwordHash),
    sql`${accounts.oneTimeDigest} is not distinct from ${own.oneTimeDigest}`,
  );
  return (await here.update(accounts, set, unchanged ?? sql`false`)) === 1;
}

/** Letters of any case and width, as one would guess them. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * Why a new password is refused, in words for the person; null when it is accepted. `words` are what an attacker may
 * know of the person.
 */
export async function weaknessOf(
  password: string,
  { passwordHash, formerHashes, oneTimeDigest }: Partial<Account>,
  words: readonly string[],
  { minLength, refusesCommon, formerPasswords }: PasswordSettings,
): Promise<string | null> {
  if ([...password].length < minLength) return `新密码至少 ${minLength} 个字`;
  const plain = folded(password);
  if (words.some((word) => word.length > 1 && plain.includes(folded(word)))) return '新密码里不要有账号、学工号或姓名';
  if (refusesCommon && isCommon(plain)) return '很多人用过这个密码，容易被猜到，请换一个';
  if (oneTimeDigest === codeDigest(password)) return '新密码不能是一次性登录码';
  for (const hash of [...(passwordHash ? [passwordHash] : []), ...(formerHashes ?? []).slice(0, formerPasswords)]) {
    if (await verifyPassword(hash, password)) return '新密码不能和最近用过的相同';
  }
  return null;
}
