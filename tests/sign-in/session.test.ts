import { openedPortal } from './opened-portal.ts';
import { openPortal } from './portal.ts';
import { sessionSuite } from './session.ts';

sessionSuite(openedPortal(openPortal));
