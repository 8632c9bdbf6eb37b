import { open, readFile, rm } from 'node:fs/promises';
import { longestCodeHours } from '@yimen/contract/staff/accounts';
import { eq } from 'drizzle-orm';
import {
  formerOf,
  initialCsv,
  makeInitialPasswords,
  readTargets,
  rulesOf,
  setInitialPasswords,
  type Target,
} from '../changes/initial-passwords.ts';
import type { Database } from '../database/open.ts';
import { accounts, people } from '../database/schema/people.ts';
import { minuteText } from '../lib/time.ts';
import { AdminError, readFields } from '../parts/fields.ts';
import { noOneTimeCode } from '../sessions.ts';
import { readableSecret, setOneTimeCode } from '../sign-in/password/one-time-code.ts';
import { weaknessOf } from '../sign-in/password/policy.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { type Surroundings, unreadable, unwritten } from './words.ts';

/** A password, and whether the person has to replace it when signing in. */
export interface GivenPassword {
  readonly password: string;
  readonly mustChange: boolean;
}

/** Whose an account name is: that of who has the account, and otherwise of the person with this id, who may get it. */
async function ownerOf(here: Scoped, account: string) {
  const own = await here.first(accounts, eq(accounts.account, account));
  return { own, person: await here.first(people, eq(people.id, own?.person ?? account)) };
}

/** The person whose an account name is. Throws {@link AdminError} where there is none. */
export async function personOfAccount(
  here: Scoped,
  account: string,
  advice = '，请核对',
): Promise<typeof people.$inferSelect> {
  const { person } = await ownerOf(here, account);
  if (!person) throw new AdminError(`${here.institution} 没有账号 ${account}，也没有编号为 ${account} 的人${advice}。`);
  return person;
}

/** Throws {@link AdminError} for an account name that belongs to somebody of another id. */
export async function requireOwnName(here: Scoped, account: string): Promise<void> {
  const { own, person } = await ownerOf(here, account);
  if (own && person && person.id !== account)
    throw new AdminError(
      `账号 ${account} 是${person.name}（${person.id}）的：新增别人请换一个账号，修改他请用 set people … id=${person.id}，换他的密码请用 password。`,
    );
}

/** The password on standard input with `--password-stdin`; otherwise a new one, printed once, which must be changed. */
export async function givenPassword(
  flags: ReadonlySet<string>,
  { input, print }: Pick<Surroundings, 'input' | 'print'>,
): Promise<GivenPassword> {
  if (flags.has('--password-stdin')) {
    const password = (await input()).replace(/\r?\n$/, '');
    return { password, mustChange: false };
  }
  const password = readableSecret();
  print(`密码（只显示这一次，第一次登录时要改）：${password}`);
  return { password, mustChange: true };
}

/**
 * Sets the password of an account, and creates the account for a person of the same id. Triggers of the database end
 * the person's sessions and delete the address of their calendar feed when a password's hash is written. Throws
 * {@link AdminError} for one that is too weak for a person to choose, unless it must be changed anyway.
 */
export async function setPassword(
  db: Database,
  id: string,
  account: string,
  { password, mustChange }: GivenPassword,
): Promise<void> {
  const here = scoped(db, { id });
  const rules = await rulesOf(here);
  const { own, person } = await ownerOf(here, account);
  if (!mustChange) {
    const words = [account, person?.no ?? '', person?.name ?? ''];
    const weakness = await weaknessOf(password, own ?? {}, words, rules);
    if (weakness) throw new AdminError(`${weakness}。`);
  }
  const set = { passwordHash: await hashPassword(password), mustChange, knownBy: null, ...noOneTimeCode };
  if (!own) return here.insert(accounts, [{ account, person: account, ...set }]);
  await here.update(accounts, { ...set, formerHashes: formerOf(own, rules) }, eq(accounts.account, account));
}

/** Gives an account a one-time code in place of a former one, and prints it. The password stays good until it is used. */
export async function giveOneTimeCode(
  key: string,
  account: string,
  words: readonly string[],
  { db, print, about }: Surroundings,
): Promise<void> {
  const [[field, text] = ['hours', '24'], ...others] = readFields(words);
  const hours = Number(text);
  if (field !== 'hours' || others.length > 0 || !(Number.isInteger(hours) && hours >= 1 && hours <= longestCodeHours))
    throw new AdminError(`有效时间写作 hours=24，最长 ${longestCodeHours} 小时。`);
  const given = await setOneTimeCode(scoped(db, { id: key }), account, { hours, giver: null });
  if (given === 'off') throw new AdminError(`${key} 没有启用账号密码登录，一次性登录码用不上。`);
  if (given === 'disabled') throw new AdminError(`账号 ${account} 已停用。`);
  if (given === 'unknown')
    throw new AdminError(`${key} 没有账号 ${account}，或者这个账号还没有密码：先用 initial-passwords 发一个。`);
  about({ part: 'people', key: given.person.id, detail: '' });
  print(`${given.person.name}（${account}）的一次性登录码，只显示这一次：${given.code}`);
  print(`${minuteText(given.until)} 前有效，只能用一次；以前发的登录码作废，原来的密码在它用过之前仍然有效。`);
  print('请核对本人身份后再告诉他：在登录页把登录码填在密码一栏，然后设一个新密码。');
}

/** Those of the accounts that a file names, one a line. Throws {@link AdminError} for names that are none. */
async function namedIn(file: string, targets: readonly Target[]): Promise<Target[]> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new AdminError(unreadable(file, error));
  });
  const names = new Set(
    text
      .replace(/^\ufeff/, '')
      .split(/\s*\n\s*/)
      .flatMap((line) => line.trim() || []),
  );
  const found = targets.filter(({ account }) => names.delete(account));
  if (names.size === 0) return found;
  const some = [...names].slice(0, 5).join('、');
  throw new AdminError(`${file} 里有 ${names.size} 个账号不存在或已停用：${some}。没有发任何密码。`);
}

/** Everyone without an account, or the accounts named in a file. Throws {@link AdminError} for names that are none. */
export async function chooseTargets(here: Scoped, names: string | undefined): Promise<Target[]> {
  const targets = await readTargets(here);
  return names ? namedIn(names, targets) : targets.filter(({ isNew }) => isNew);
}

/**
 * Gives initial passwords to everyone without an account, or to the accounts named in a file, and writes them to a CSV
 * file that only its user may read. Throws {@link AdminError}, with nothing written, when that file is there already.
 */
export async function giveInitialPasswords(
  key: string,
  [file = '', names]: readonly string[],
  { db, print, report, writing }: Surroundings,
): Promise<void> {
  const chosen = await chooseTargets(scoped(db, { id: key }), names);
  if (chosen.length === 0) return print('没有要发初始密码的账号。');
  const output = await open(file, 'wx', 0o600).catch(unwritten(file));
  let isGiven = false;
  try {
    const initial = await makeInitialPasswords(chosen, report);
    await output.writeFile(initialCsv(initial));
    await output.sync();
    await writing((tx) => setInitialPasswords(scoped(tx, { id: key }), initial, null));
    isGiven = true;
    print(`${initial.length} 个账号的初始密码写在 ${file}，只有您能读；每个人第一次登录时都要改。发完请删除这个文件。`);
  } finally {
    await output.close();
    if (!isGiven) await rm(file, { force: true });
  }
}
