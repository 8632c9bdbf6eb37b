import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';

export const getAppQr = endpoint({
  name: 'getAppQr',
  method: 'GET',
  path: '/homepage/homeApp/getAppQr',
  access: 'guest',
  summary: "A QR code with which a phone opens a service's guide.",
  input: v.object({ appId: id }),
  data: v.object({
    /** What the code says: the address that the phone opens. */
    url: v.string(),
    /** The code's dark modules as one SVG path of unit squares, and the drawing's width and height. */
    path: v.string(),
    size: v.number(),
  }),
  failures: { 404: 'No such service in this institution.' },
  example: { appId: 'transcript-print' },
});
