import { signInCodes as code, type SignInCode, signInTexts } from '@yimen/contract/sign-in/codes';
import { Refusal } from '../http/refusal.ts';

/** A sign-in that is refused: its text says what happened and what to do. `detail` and `account` are for the log alone. */
export class SignInRefusal extends Refusal {
  constructor(code: SignInCode, detail = '', account = '') {
    super(code, signInTexts[code], 200, { detail, account, costless: costless.has(code) });
  }
}

/** Refused before a password is hashed or a counterpart asked. */
const costless: ReadonlySet<SignInCode> = new Set([
  code.locked,
  code.noMethod,
  code.noAttempt,
  code.late,
  code.spent,
  code.badSignature,
  code.badTime,
  code.qrExpired,
  code.qrRefused,
  code.qrWaiting,
  code.qrUnknown,
]);
