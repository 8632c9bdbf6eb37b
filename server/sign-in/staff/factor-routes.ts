import * as contract from '@yimen/contract/access/second-factor';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { countEvent, personActor, recordEvent } from '../../audit/store.ts';
import { inTransaction } from '../../database/transaction.ts';
import { implement } from '../../http/implement.ts';
import { addressBlock } from '../../http/limits/address.ts';
import { expired } from '../../http/refusal.ts';
import { factorDue, isFresh } from '../../http/staff.ts';
import type { StaffVisit } from '../../http/visit.ts';
import { scoped, scopedOf } from '../../tenancy/scoped.ts';
import { countAttempt, forgetAttempt, waitInWords } from '../limits.ts';
import { codeDigest, readableSecret } from '../password/one-time-code.ts';
import { SignInRefusal } from '../refuse.ts';
import * as store from './factor-store.ts';
import { endStaffSessionsOf } from './session.ts';
import { newTotpSecret, stepOf, totpUri } from './totp.ts';

const recoveryCodeCount = 10;

export const implementations = [
  implement(contract.enrolTotp, async (_, visit) => {
    const { institution, person, staff } = visit;
    const here = scopedOf(visit);
    if ((await store.hasSecondFactor(here, person)) && !isFresh(staff.provenAt)) throw factorDue();
    const secret = newTotpSecret();
    await store.beginEnrolment(here, staff, secret);
    return { secret, uri: totpUri(secret, { issuer: institution.name, label: person.name }) };
  }),

  implement(contract.confirmTotp, async ({ code }, visit) => ({ recoveryCodes: await confirm(visit, code) })),

  implement(contract.proveSecondFactor, async ({ code }, visit) => {
    await prove(visit, code);
    return {};
  }),
];

/** Sets the second factor that the session has made, and returns its recovery codes. */
function confirm(visit: StaffVisit, code: string): Promise<string[]> {
  const { db, institution, person, staff, ip: address } = visit;
  const recoveryCodes = Array.from({ length: recoveryCodeCount }, readableSecret);
  const now = new Date();
  return inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    const session = await store.lockSession(here, staff);
    if (!session) throw expired();
    const { enrolling: secret, provenAt } = session;
    if (!secret) throw new SignInRefusal(signInCodes.notEnrolling);
    const step = stepOf(secret, code, now);
    if (step === null) throw new SignInRefusal(signInCodes.wrongFactor);
    // Another session may have set one since this one began.
    if ((await store.hasSecondFactor(here, person)) && !isFresh(provenAt)) throw factorDue();
    const recoveryDigests = recoveryCodes.map(codeDigest);
    await store.saveSecondFactor(here, { person: person.id, secret, setAt: now, lastStep: step, recoveryDigests });
    await store.markProven(here, staff, now);
    await endStaffSessionsOf(here, person, staff.id);
    await recordEvent(here, { actor: personActor(person), action: 'set-second-factor', address });
    return recoveryCodes.map((one) => one.match(/.{4}/g)?.join('-') ?? one);
  });
}

/** Proves the second factor. Failures are counted and delayed as those of a password. */
async function prove(visit: StaffVisit, code: string): Promise<void> {
  const { db, institution, person, ip: address } = visit;
  const factor = await store.findSecondFactor(scopedOf(visit), person);
  if (!factor) throw new SignInRefusal(signInCodes.noFactor);
  const attempt = { account: `second factor ${person.id}`, address, knownDevice: null, deviceOwner: person.id };
  const now = new Date();
  const wait = await countAttempt(db, institution, attempt, now);
  if (wait > 0)
    throw new SignInRefusal(signInCodes.locked, 'second factor', '', `尝试次数过多，请 ${waitInWords(wait)}后再试`);
  if (!(await spend(visit, factor, code, now))) {
    const detail = String(signInCodes.wrongFactor);
    const event = {
      actor: personActor(person),
      action: 'staff-refused',
      detail,
      address: addressBlock(address),
    } as const;
    await countEvent(scopedOf(visit), event);
    throw new SignInRefusal(signInCodes.wrongFactor);
  }
  await forgetAttempt(db, institution, attempt, now);
}

/** Uses a code up and marks the session; false for a code that is wrong or was used. */
function spend(visit: StaffVisit, factor: store.SecondFactor, code: string, now: Date): Promise<boolean> {
  const { db, institution, person, staff, ip: address } = visit;
  const step = /^\d{6}$/.test(code) ? stepOf(factor.secret, code, now) : null;
  return inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    const isTotp = step !== null && (await store.spendStep(here, factor, step));
    const isRecovery = !isTotp && step === null && (await store.spendRecoveryCode(here, person, codeDigest(code)));
    if (!isTotp && !isRecovery) return false;
    if ((await store.markProven(here, staff, now)) !== 1) throw expired();
    if (isRecovery) await recordEvent(here, { actor: personActor(person), action: 'use-recovery-code', address });
    return true;
  });
}
