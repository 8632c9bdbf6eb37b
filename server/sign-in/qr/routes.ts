import { signInCodes } from '@yimen/contract/sign-in/codes';
import * as contract from '@yimen/contract/sign-in/qr-code';
import { personActor, recordEvent } from '../../audit/store.ts';
import { inTransaction } from '../../database/transaction.ts';
import { implement } from '../../http/implement.ts';
import { drawQr } from '../../lib/qr.ts';
import { minuteText } from '../../lib/time.ts';
import { scoped, scopedOf } from '../../tenancy/scoped.ts';
import { readBrowser, rememberBrowser } from '../browser.ts';
import { finishSignIn } from '../finish.ts';
import { isChangedByStaff } from '../methods/changed.ts';
import { firstMethod } from '../methods/store.ts';
import { publicOrigin } from '../public-origin.ts';
import { SignInRefusal } from '../refuse.ts';
import { deviceName, maskedAddress } from '../session/device.ts';
import { findPersonRow } from '../session/sessions.ts';
import { safeTarget } from '../target.ts';
import { answerCode, codeOfBrowser, createCode, scanCode, secondsLeft, spendCode } from './codes.ts';
import { qrKind } from './settings.ts';

export const calls = [
  implement(contract.qrCreate, async ({ service }, visit) => {
    const here = scopedOf(visit);
    await firstMethod(here, qrKind);
    const { headers, ip: address } = visit;
    const browser = await rememberBrowser(here, visit, visit.answer);
    const userAgent = headers.get('user-agent') ?? '';
    const { id, code } = await createCode(here, { browser, target: safeTarget(service), userAgent, address });
    const url = `${await publicOrigin(visit)}/qr-code-login?code=${code}`;
    return { id, url, ...drawQr(url), expiresIn: contract.qrSeconds };
  }),

  implement(contract.qrStatus, async ({ id }, visit) => {
    const found = await codeOfBrowser(scopedOf(visit), id, readBrowser(visit));
    if (!found || found.status === 'spent') return { status: 'unknown' as const, expiresIn: 0 };
    const expiresIn = secondsLeft(found);
    const over = expiresIn === 0 && found.status !== 'refused';
    return { status: over ? ('expired' as const) : found.status, expiresIn };
  }),

  implement(contract.qrScan, async ({ code }, visit) => {
    const found = await scanCode(scopedOf(visit), code, visit.person.id);
    return {
      device: deviceName(found.userAgent),
      address: maskedAddress(found.address),
      askedAt: minuteText(found.askedAt),
      expiresIn: secondsLeft(found),
    };
  }),

  implement(contract.qrConfirm, async ({ code, accept }, visit) => {
    const { db, institution, person, ip: address } = visit;
    await inTransaction(db, async (tx) => {
      const here = scoped(tx, institution);
      await answerCode(here, code, visit, accept);
      const detail = accept ? '同意' : '拒绝';
      await recordEvent(here, { actor: personActor(person), action: 'answer-qr-code', detail, address });
    });
    return {};
  }),

  implement(contract.qrLogin, async ({ id }, visit) => {
    const here = scopedOf(visit);
    const { person: confirmed, target, phone } = await spendCode(here, id, readBrowser(visit));
    const own = await firstMethod(here, qrKind);
    // A code proves no more than the phone that confirmed it.
    const method = (await isChangedByStaff(here, phone)) ? phone : own.id;
    const person = await findPersonRow(here, confirmed ?? '');
    if (!person) throw new SignInRefusal(signInCodes.unknownPerson);
    return finishSignIn(visit, { person, identity: null, method, target });
  }),
];
