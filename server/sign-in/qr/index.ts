import { defineProvider } from '../provider.ts';
import { calls } from './routes.ts';
import { qrKind } from './settings.ts';

/** Signs in by a QR code, scanned with a phone on which the person is signed in. */
export const qr = defineProvider(qrKind, {
  shown: { panel: 'code' },
  isEverywhere: true,
  standsAlone: () => false,
  calls,
});
