import { openWorld } from '../../server/testing/world.ts';
import { foreignIdsSuite } from './foreign-ids.ts';
import { openedWorld } from './opened-world.ts';

foreignIdsSuite(openedWorld(openWorld));
