import * as contract from '@yimen/contract/access/second-factor';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { personActor, recordEvent } from '../../audit/store.ts';
import { inTransaction } from '../../database/transaction.ts';
import { implement } from '../../http/implement.ts';
import { expired } from '../../http/refusal.ts';
import { factorDue, isFresh } from '../../http/staff.ts';
import type { StaffVisit } from '../../http/visit.ts';
import { scoped, scopedOf } from '../../tenancy/scoped.ts';
import { codeDigest } from '../password/one-time-code.ts';
import { SignInRefusal } from '../refuse.ts';
import { attemptProof } from './factor-attempt.ts';
import * as store from './factor-store.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { endStaffSessionsOf } from './session.ts';
import { newTotpSecret, stepOf, totpUri } from './totp.ts';

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
  const { codes, digests: recoveryDigests } = newRecoveryCodes();
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
    await store.saveTotp(here, { person: person.id, secret, setAt: now, lastStep: step, recoveryDigests });
    await store.markProven(here, staff, now);
    await endStaffSessionsOf(here, person, staff.id);
    await recordEvent(here, { actor: personActor(person), action: 'set-second-factor', address });
    return codes;
  });
}

/** Proves the second factor by a code. */
async function prove(visit: StaffVisit, code: string): Promise<void> {
  const factor = await store.findSecondFactor(scopedOf(visit), visit.person);
  if (!factor) throw new SignInRefusal(signInCodes.noFactor);
  await attemptProof(visit, async (now) => {
    if (!(await spend(visit, factor, code, now))) throw new SignInRefusal(signInCodes.wrongFactor);
  });
}

/** Uses a code up and marks the session; false for a code that is wrong or was used. */
function spend(visit: StaffVisit, factor: store.SecondFactor, code: string, now: Date): Promise<boolean> {
  const { db, institution, person, staff, ip: address } = visit;
  const isTyped = /^\d{6}$/.test(code);
  const step = isTyped && factor.secret ? stepOf(factor.secret, code, now) : null;
  return inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    const isTotp = step !== null && (await store.spendStep(here, factor, step));
    const isRecovery = !isTyped && (await store.spendRecoveryCode(here, person, codeDigest(code)));
    if (!isTotp && !isRecovery) return false;
    if ((await store.markProven(here, staff, now)) !== 1) throw expired();
    if (isRecovery) await recordEvent(here, { actor: personActor(person), action: 'use-recovery-code', address });
    return true;
  });
}
