import { openedPortal } from './opened-portal.ts';
import { openPortal } from './portal.ts';
import { qrCodeSuite } from './qr-code.ts';

qrCodeSuite(openedPortal(openPortal));
