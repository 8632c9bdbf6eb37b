import { openedPortal } from './opened-portal.ts';
import { openPortal } from './portal.ts';
import { proofSuite } from './proof.ts';

proofSuite(openedPortal(openPortal));
