import { openWorld } from '../../server/testing/world.ts';
import { auditedSuite } from './audited/suite.ts';
import { openedWorld } from './opened-world.ts';

auditedSuite(openedWorld(openWorld));
