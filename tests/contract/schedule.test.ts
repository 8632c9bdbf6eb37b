import { openWorld } from '../../server/testing/world.ts';
import { openedWorld } from './opened-world.ts';
import { scheduleSuite } from './schedule.ts';

scheduleSuite(openedWorld(openWorld));
