import { describe } from 'vitest';
import { openedPortal } from '../sign-in/opened-portal.ts';
import { openPortal } from '../sign-in/portal.ts';
import { proofSuite } from '../sign-in/proof.ts';
import { sessionSuite } from '../sign-in/session.ts';
import { openPostgresWorld } from './postgres-world.ts';

// What must hold of several at once, and of time, depends on the database: here on a real PostgreSQL.
const opened = openedPortal(() => openPortal(undefined, openPostgresWorld));
describe('every way in', () => proofSuite(opened, ['fresh', 'used', 'expired', 'twelve at once']));
describe('sessions', () => sessionSuite(opened));
