import { signInCodes } from '@yimen/contract/sign-in/codes';
import type { SignedIn } from '@yimen/contract/sign-in/sign-in';
import { eq } from 'drizzle-orm';
import { accounts } from '../../database/schema/people.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Visit } from '../../http/visit.ts';
import { type Scoped, scoped } from '../../tenancy/scoped.ts';
import { readDevices } from '../devices.ts';
import { finishSignIn } from '../finish.ts';
import { countAttempt, dropOldAttempts, forgetAttempt } from '../limits.ts';
import { firstMethod } from '../methods/store.ts';
import { hashPassword, isForeignHash, usualCost, verifyPassword } from '../passwords.ts';
import { SignInRefusal } from '../refuse.ts';
import { findAccount, knownDevice, ownerOfDevice } from '../sessions.ts';
import { boundAttempt } from '../wechat/bind.ts';
import { passwordKind } from './settings.ts';

/** One attempt in so many sweeps the counts that no longer matter. */
const sweepOneIn = 50;

interface Given {
  readonly account: string;
  readonly password: string;
  /** The handle of a WeChat user who may be bound to the person. */
  readonly bind?: string | undefined;
}

/** Signs in by account and password. Throws a {@link Refusal} for a wrong one, and after too many of them. */
export async function passwordSignIn(
  visit: Visit,
  { account, password, bind }: Given,
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
    throw new Refusal(signInCodes.locked, text, 200, { account, costless: true });
  }

  const found = await findAccount(here, account);
  const cost = await usualCost(db, institution);
  if (!(await verifyPassword(found?.hash ?? null, password, cost)) || !found) {
    if (Math.random() * sweepOneIn < 1) await dropOldAttempts(db, institution, now);
    throw new SignInRefusal(signInCodes.refused, '', account);
  }
  await forgetAttempt(db, institution, attempt, now);
  if (isForeignHash(found.hash)) {
    const own = { passwordHash: await hashPassword(password) };
    await here.update(accounts, own, eq(accounts.passwordHash, found.hash));
  }
  const { person } = found;
  return finishSignIn(visit, { person, identity: null, method: method.id, target: bound?.target ?? null, bind });
}

/** How long to wait, and which ways in do not have to: others may have made this one wait. */
function lockedText(
  wait: number,
  { knownDevice, isStranger }: { knownDevice: boolean; isStranger: boolean },
  others: readonly string[],
): string {
  const ways = [
    ...(knownDevice ? [] : ['在登录过的设备上可以直接登录']),
    ...(others.length > 0 ? [`也可以改用${others.join('、')}`] : []),
  ];
  const sentences = [
    `尝试次数过多，请 ${inWords(wait)}后再试`,
    ...(ways.length > 0 ? [ways.join('，')] : []),
    // Whoever asks most often takes each free try of an address.
    ...(isStranger ? ['同一网络有人反复尝试时，新设备可能要等到那边停下来'] : []),
  ];
  return sentences.join('。');
}

function inWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 60 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`;
}
