import { qrConfirm, qrScan } from '@yimen/contract/sign-in/qr-code';
import { api } from '../../../lib/api/browser.ts';

/** Which device asks to be signed in. */
export function ask(code: string) {
  return api.call(qrScan, { code });
}

/** Lets the device in, or refuses it. */
export function reply(code: string, accept: boolean) {
  return api.call(qrConfirm, { code, accept });
}
