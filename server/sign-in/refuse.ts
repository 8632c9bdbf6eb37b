import { type SignInCode, signInTexts } from '@yimen/contract/sign-in-codes';
import { Refusal } from '../http/refusal.ts';

/** A sign-in that is refused: its text says what happened and what to do. `detail` is for the log alone. */
export class SignInRefusal extends Refusal {
  override readonly detail: string;

  constructor(code: SignInCode, detail = '') {
    super(code, signInTexts[code]);
    this.detail = detail;
  }
}
