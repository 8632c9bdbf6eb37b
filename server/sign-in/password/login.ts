import { newPasswordHint, signInCodes, signInTexts } from '@yimen/contract/sign-in/codes';
import type { SignedIn } from '@yimen/contract/sign-in/sign-in';
import { eq, sql } from 'drizzle-orm';
import { personActor, recordEvent } from '../../audit/store.ts';
import { accounts } from '../../database/schema/people.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Visit } from '../../http/visit.ts';
import { type Scoped, scoped } from '../../tenancy/scoped.ts';
import { readDevices } from '../devices.ts';
import { finishSignIn } from '../finish.ts';
import { countAttempt, forgetAttempt, waitInWords } from '../limits.ts';
import { firstMethod } from '../methods/store.ts';
import { hashPassword, isForeignHash, usualCost, verifyPassword } from '../passwords.ts';
import { SignInRefusal } from '../refuse.ts';
import { findAccount, knownDevice, ownerOfDevice, type PersonRow } from '../session/sessions.ts';
import { safeTarget } from '../target.ts';
import { boundAttempt } from '../wechat/bind.ts';
import { isCodeOf } from './one-time-code.ts';
import { type Account, replacePassword, withPassword } from './policy.ts';
import { type PasswordSettings, passwordKind } from './settings.ts';

interface Credentials {
  readonly account: string;
  /** The account's password, or its one-time code. */
  readonly password: string;
  /** The password from now on; an initial password and a one-time code need one. */
  readonly next?: string | undefined;
  /** The handle of a WeChat user to be bound to the person. */
  readonly bind?: string | undefined;
  /** Where the visitor wants to go, as it was sent. */
  readonly target?: string | undefined;
}

/** Signs in by account and password. Throws a {@link SignInRefusal} for a wrong one, after too many of them, and when a new password is needed. */
export async function passwordSignIn(
  visit: Visit,
  { account, password, next, bind, target }: Credentials,
  others: (here: Scoped) => Promise<readonly string[]>,
): Promise<SignedIn> {
  const { db, institution, ip: address } = visit;
  const here = scoped(db, institution);
  const method = await firstMethod(here, passwordKind);
  const bound = bind ? await boundAttempt(here, visit, bind) : null;
  const now = new Date();
  const devices = readDevices(visit);
  const known = await knownDevice(here, account, devices);
  const deviceOwner = known === null ? await ownerOfDevice(here, devices) : null;
  const attempt = { account, address, knownDevice: known, deviceOwner };
  const wait = await countAttempt(db, institution, attempt, now);
  if (wait > 0) {
    const text = lockedText(
      wait,
      { knownDevice: known !== null, isStranger: known === null && deviceOwner === null },
      await others(here),
    );
    throw new SignInRefusal(signInCodes.locked, '', account, text);
  }

  const found = await findAccount(here, account);
  const cost = await usualCost(db, institution);
  const isPassword = await verifyPassword(found?.own.passwordHash ?? null, password, cost);
  if (!found || !(isPassword || isCodeOf(found.own, password, now))) {
    throw new SignInRefusal(signInCodes.refused, '', account);
  }
  await forgetAttempt(db, institution, attempt, now);
  const { own, person } = found;
  if (next !== undefined || own.mustChange || !isPassword) {
    const knownBy = isPassword ? own.knownBy : own.oneTimeBy;
    await setNext(visit, { ...own, knownBy }, person, next, method.settings);
  } else if (isForeignHash(own.passwordHash)) await hashAnew(visit, own.passwordHash, password);
  const wanted = safeTarget(target) ?? bound?.target ?? null;
  return finishSignIn(visit, { person, identity: null, method: method.id, target: wanted, bind });
}

/** Sets the new password, which ends the person's sessions. Throws a {@link SignInRefusal} without one. */
async function setNext(
  { db, institution, ip: address }: Visit,
  own: Account,
  person: PersonRow,
  next: string | undefined,
  settings: PasswordSettings,
): Promise<void> {
  if (person.disabled) throw new SignInRefusal(signInCodes.disabled, '', person.id);
  if (next === undefined) {
    const { mustChange } = signInCodes;
    throw new SignInRefusal(mustChange, '', own.account, `${signInTexts[mustChange]}，${newPasswordHint(settings)}`);
  }
  const set = { ...(await withPassword(own, person, next, settings)), knownBy: own.knownBy };
  await inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    if (!(await replacePassword(here, own, set)))
      throw new SignInRefusal(signInCodes.refused, 'changed meanwhile', own.account);
    await recordEvent(here, { actor: personActor(person), action: 'change-password', address });
  });
}

/**
 * Hashes the same password with our own parameters; the setting keeps the trigger from ending the person's sessions.
 */
async function hashAnew({ db, institution }: Visit, former: string, password: string): Promise<void> {
  const own = { passwordHash: await hashPassword(password) };
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select set_config('yimen.same_password', 'on', true)`);
    await scoped(tx, institution).update(accounts, own, eq(accounts.passwordHash, former));
  });
}

/** How long to wait, and which methods need no wait: somebody else may have caused it. */
function lockedText(
  wait: number,
  { knownDevice, isStranger }: { knownDevice: boolean; isStranger: boolean },
  others: readonly string[],
): string {
  const alternatives = [
    ...(knownDevice ? [] : ['在登录过的设备上可以直接登录']),
    ...(others.length > 0 ? [`也可以改用${others.join('、')}`] : []),
  ];
  const sentences = [
    `尝试次数过多，请 ${waitInWords(wait)}后再试`,
    ...(alternatives.length > 0 ? [alternatives.join('，')] : []),
    // Who tries most often from an address gets most of its free attempts.
    ...(isStranger ? ['同一网络有人反复尝试时，新设备可能要等到那边停下来'] : []),
  ];
  return sentences.join('。');
}
