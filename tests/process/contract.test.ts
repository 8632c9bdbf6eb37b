import { describe } from 'vitest';
import { answersSuite } from '../contract/answers.ts';
import { openedWorld } from '../contract/opened-world.ts';
import { writesSuite } from '../contract/writes.ts';
import { openPostgresWorld } from './postgres-world.ts';

// Of the suites that run on the embedded database among the unit tests, those that depend on which database it is: what
// its driver makes of every row, and what holds of several writes at once.
const opened = openedWorld(openPostgresWorld);
describe('answers', () => answersSuite(opened));
describe('writes', () => writesSuite(opened));
