import { randomUUID } from 'node:crypto';
import * as contract from '@yimen/contract/access/passkeys';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { countEvent, personActor, recordEvent } from '../../audit/store.ts';
import { inTransaction } from '../../database/transaction.ts';
import { implement } from '../../http/implement.ts';
import { addressBlock } from '../../http/limits/address.ts';
import { expired, notFound } from '../../http/refusal.ts';
import { factorDue, isFresh } from '../../http/staff.ts';
import type { StaffVisit } from '../../http/visit.ts';
import { minuteText } from '../../lib/time.ts';
import { scoped, scopedOf } from '../../tenancy/scoped.ts';
import { SignInRefusal } from '../refuse.ts';
import { newSecret } from '../session/sessions.ts';
import { attemptProof } from './factor-attempt.ts';
import * as factors from './factor-store.ts';
import * as store from './passkey-store.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { endStaffSessionsOf } from './session.ts';
import {
  challengeOf,
  type MadePasskey,
  passkeyHost,
  readMade,
  readSigned,
  refused,
  type SignedPasskey,
} from './webauthn.ts';

/** Most passkeys of one person, for all hosts. */
const maxPasskeys = 20;

export const implementations = [
  implement(contract.passkeys, async (_, visit) => {
    const { hostname } = new URL(visit.origin);
    const known = await store.passkeysOf(scopedOf(visit), visit.person);
    return known.map(({ id, name, host, addedAt, usedAt }) => ({
      id,
      name,
      host,
      here: host === hostname,
      addedAt: minuteText(addedAt),
      usedAt: usedAt && minuteText(usedAt),
    }));
  }),

  implement(contract.beginPasskey, async (_, visit) => {
    const { institution, person, staff } = visit;
    const host = passkeyHost(visit.origin);
    const here = scopedOf(visit);
    const factor = await factors.findSecondFactor(here, person);
    if (factor && !isFresh(staff.provenAt)) throw factorDue();
    const known = await store.passkeysOf(here, person);
    refuseTooMany(known);
    const handle = factor?.userHandle ?? randomUUID();
    return {
      challenge: await newChallenge(visit, handle),
      rp: { id: host, name: institution.name },
      user: { id: Buffer.from(handle).toString('base64url'), name: person.name, displayName: person.name },
      pubKeyCredParams: contract.passkeyAlgorithms.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: contract.passkeyMs,
      excludeCredentials: usableAt(host, known),
      authenticatorSelection: { residentKey: 'preferred' as const, userVerification: 'required' as const },
      attestation: 'none' as const,
    };
  }),

  implement(contract.addPasskey, async ({ name, ...made }, visit) => ({ recoveryCodes: await add(visit, name, made) })),

  implement(contract.removePasskey, async ({ id }, visit) => {
    await remove(visit, id);
    return {};
  }),

  implement(contract.askPasskey, async (_, visit) => {
    const host = passkeyHost(visit.origin);
    const known = await store.passkeysOf(scopedOf(visit), visit.person);
    const allowCredentials = usableAt(host, known);
    if (allowCredentials.length === 0) throw noneHere(known);
    const challenge = await newChallenge(visit, null);
    return {
      challenge,
      rpId: host,
      timeout: contract.passkeyMs,
      userVerification: 'required' as const,
      allowCredentials,
    };
  }),

  implement(contract.provePasskey, async (signed, visit) => {
    const challenge = await spendChallenge(visit, signed.clientDataJSON);
    await attemptProof(visit, (now) => prove(visit, signed, challenge, now));
    return {};
  }),
];

/** A new challenge of the session, in place of the one before. */
async function newChallenge(visit: StaffVisit, addingHandle: string | null): Promise<string> {
  const challenge = newSecret();
  const challengeUntil = new Date(Date.now() + contract.passkeyMs);
  await factors.keepChallenge(scopedOf(visit), visit.staff, { challenge, challengeUntil, addingHandle });
  return challenge;
}

/** Uses the session's challenge up, whatever else is wrong with the answer to it. */
async function spendChallenge(visit: StaffVisit, clientDataJSON: string): Promise<string> {
  const challenge = challengeOf(clientDataJSON);
  if (!(await factors.spendChallenge(scopedOf(visit), visit.staff, challenge, new Date())))
    throw new SignInRefusal(signInCodes.passkeyLate);
  return challenge;
}

const usableAt = (host: string, known: readonly store.Passkey[]) =>
  known
    .filter((passkey) => passkey.host === host)
    .map(({ id, transports }) => ({ type: 'public-key' as const, id, transports }));

/** A passkey is for one host: says for which there are some. */
function noneHere(known: readonly store.Passkey[]): SignInRefusal {
  const { noPasskeyHere } = signInCodes;
  if (known.length === 0) return new SignInRefusal(noPasskeyHere);
  const there = store.hostsOf(known).join('、');
  return new SignInRefusal(noPasskeyHere, '', '', `您的通行密钥只能在 ${there} 使用，在这里请改用其他方式`);
}

function refuseTooMany(known: readonly store.Passkey[]): void {
  if (known.length >= maxPasskeys) throw new SignInRefusal(signInCodes.tooManyPasskeys);
}

/** Adds a passkey, and returns recovery codes where it is the person's first second factor. */
async function add(visit: StaffVisit, name: string, made: MadePasskey): Promise<string[]> {
  const { db, institution, person, staff, origin, ip: address } = visit;
  const host = passkeyHost(origin);
  const challenge = await spendChallenge(visit, made.clientDataJSON);
  const { publicKey, counter } = await readMade(made, { origin, challenge });
  const { id, transports } = made;
  const now = new Date();
  return inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    const session = await factors.lockSession(here, staff);
    if (!session) throw expired();
    const factor = await factors.findSecondFactor(here, person);
    if (factor && !isFresh(session.provenAt)) throw factorDue();
    refuseTooMany(await store.passkeysOf(here, person));
    // A challenge of `askPasskey` is for no new passkey; nor is one for a handle that is not the person's any more.
    const { addingHandle: userHandle } = session;
    if (!userHandle || (factor && factor.userHandle !== userHandle)) throw new SignInRefusal(signInCodes.passkeyLate);
    const recovery = factor ? null : newRecoveryCodes();
    if (recovery)
      await factors.saveWithoutTotp(here, {
        person: person.id,
        setAt: now,
        recoveryDigests: recovery.digests,
        userHandle,
      });
    const passkey = { id, person: person.id, host, name, publicKey, counter, transports, addedAt: now };
    if (!(await store.insertPasskey(here, passkey))) throw new SignInRefusal(signInCodes.passkeyTaken);
    await factors.markProven(here, staff, now);
    await endStaffSessionsOf(here, person, staff.id);
    await recordEvent(here, { actor: personActor(person), action: 'add-passkey', detail: host, address });
    return recovery?.codes ?? [];
  });
}

/** Removes a passkey; with the last second factor the recovery codes go too. */
async function remove(visit: StaffVisit, id: string): Promise<void> {
  const { db, institution, person, staff, ip: address } = visit;
  await inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    const session = await factors.lockSession(here, staff);
    if (!session) throw expired();
    const passkey = await store.findPasskey(here, person, id);
    if (!passkey) throw notFound('没有这个通行密钥，可能已经删除');
    if (!isFresh(session.provenAt)) throw factorDue();
    const factor = await factors.findSecondFactor(here, person);
    const isLast = !factor?.secret && (await store.passkeysOf(here, person)).length === 1;
    if (isLast && staff.asksSecondFactor) throw new SignInRefusal(signInCodes.lastFactor);
    await (isLast ? factors.removeSecondFactor(here, person) : store.deletePasskey(here, passkey));
    await endStaffSessionsOf(here, person, staff.id);
    const detail = passkey.host;
    await recordEvent(here, { actor: personActor(person), action: 'remove-passkey', detail, address });
  });
}

/** Proves the second factor by what a passkey of the person signed at this host. */
async function prove(visit: StaffVisit, signed: SignedPasskey, challenge: string, now: Date): Promise<void> {
  const { db, institution, person, staff, origin, ip } = visit;
  const here = scopedOf(visit);
  const [passkey, factor] = [
    await store.findPasskey(here, person, signed.id),
    await factors.findSecondFactor(here, person),
  ];
  if (passkey?.host !== passkeyHost(origin)) throw refused('no such passkey here');
  const handle = signed.userHandle && Buffer.from(signed.userHandle, 'base64url').toString();
  if (handle && handle !== factor?.userHandle) throw refused('the user handle of somebody else');
  const counter = await readSigned(signed, passkey.publicKey, { origin, challenge });
  const isUsed = await inTransaction(db, async (tx) => {
    const within = scoped(tx, institution);
    if (!(await store.recordUse(within, passkey, counter, now))) return false;
    if ((await factors.markProven(within, staff, now)) !== 1) throw expired();
    return true;
  });
  if (isUsed) return;
  // A copy of the passkey may have signed.
  if (await store.findPasskey(here, person, passkey.id))
    await countEvent(here, {
      actor: personActor(person),
      action: 'passkey-counter',
      detail: passkey.host,
      address: addressBlock(ip),
    });
  throw refused(`counter ${counter} after ${passkey.counter}`);
}
