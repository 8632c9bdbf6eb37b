import { wayOf } from '../way.ts';
import { calls } from './routes.ts';
import { qrKind } from './settings.ts';

/** A code that a phone scans on which somebody is signed in. */
export const qr = wayOf(qrKind, { counted: 'qr', isEverywhere: true, calls });
