import { openWorld } from '../../server/testing/world.ts';
import { malformedSuite } from './malformed.ts';
import { openedWorld } from './opened-world.ts';

malformedSuite(openedWorld(openWorld), { runs: 25 });
