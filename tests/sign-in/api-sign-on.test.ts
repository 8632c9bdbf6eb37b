import { apiSignOnSuite } from './api-sign-on.ts';
import { openedPortal } from './opened-portal.ts';
import { openPortal } from './portal.ts';

apiSignOnSuite(openedPortal(openPortal));
