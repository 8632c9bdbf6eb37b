import { openWorld } from '../../server/testing/world.ts';
import { answersSuite } from './answers.ts';
import { openedWorld } from './opened-world.ts';

answersSuite(openedWorld(openWorld));
