import { openWorld } from '../../server/testing/world.ts';
import { openedWorld } from './opened-world.ts';
import { writesSuite } from './writes.ts';

writesSuite(openedWorld(openWorld));
