import { describe } from 'vitest';
import { apiSignOnSuite } from '../sign-in/api-sign-on.ts';
import { openedPortal } from '../sign-in/opened-portal.ts';
import { passportSuite } from '../sign-in/passport.ts';
import { openPortal } from '../sign-in/portal.ts';
import { proofSuite } from '../sign-in/proof.ts';
import { qrCodeSuite } from '../sign-in/qr-code.ts';
import { sessionSuite } from '../sign-in/session.ts';
import { openPostgresWorld } from './postgres-world.ts';

// What must hold of several at once, and of time, depends on the database: here on a real PostgreSQL.
const opened = openedPortal(() => openPortal(undefined, openPostgresWorld));
describe('QR codes', () => qrCodeSuite(opened));
describe('signed API sign-on', () => apiSignOnSuite(opened));
describe('every way in', () => proofSuite(opened));
describe('the passport', () => passportSuite(opened));
describe('sessions', () => sessionSuite(opened));
