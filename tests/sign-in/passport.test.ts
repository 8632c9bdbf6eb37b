import { openedPortal } from './opened-portal.ts';
import { passportSuite } from './passport.ts';
import { openPortal } from './portal.ts';

passportSuite(openedPortal(openPortal));
