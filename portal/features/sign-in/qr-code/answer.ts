import { qrConfirm, qrScan } from '@yimen/contract/sign-in/qr-code';
import { api } from '../../../lib/api/browser.ts';

/** Requests which device wants to be signed in. */
export function askForCode(code: string) {
  return api.call(qrScan, { code });
}

/** Accepts or refuses the device. */
export function reply(code: string, accept: boolean) {
  return api.call(qrConfirm, { code, accept });
}
