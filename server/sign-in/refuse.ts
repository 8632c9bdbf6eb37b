import { signInCodes as code, type SignInCode, signInTexts } from '@yimen/contract/sign-in/codes';
import { Refusal } from '../http/refusal.ts';

/** A refused sign-in: its text says what happened and what to do. `detail` and `account` are only logged. */
export class SignInRefusal extends Refusal {
  constructor(code: SignInCode, detail = '', account = '', text = signInTexts[code]) {
    super(code, text, 200, { detail, account, costless: costless.has(code) });
  }
}

/** Codes of refusals before a password is hashed or a counterpart asked. */
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
