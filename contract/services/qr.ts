import * as v from 'valibot';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { withdrawnFailure } from '../withdrawal.ts';
import { appId } from './service.ts';

export const getAppQr = endpoint({
  name: 'getAppQr',
  method: 'GET',
  path: '/homepage/homeApp/getAppQr',
  access: 'guest',
  summary: "A QR code with which a phone opens a service's guide.",
  input: v.object({ appId }),
  data: v.object({
    url: described(v.string(), 'What the code says: the address that the phone opens.'),
    path: described(v.string(), "The code's dark modules as one SVG path, a unit square each."),
    size: described(v.number(), 'Width and height of the code in units, its quiet zone included.'),
  }),
  failures: { 404: 'No such service in this institution.', ...withdrawnFailure },
  example: { appId: 'transcript-print' },
});
