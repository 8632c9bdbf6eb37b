import { describe } from 'vitest';
import { answersSuite } from '../contract/answers.ts';
import { foreignIdsSuite } from '../contract/foreign-ids.ts';
import { malformedSuite } from '../contract/malformed.ts';
import { openedWorld } from '../contract/opened-world.ts';
import { scheduleSuite } from '../contract/schedule.ts';
import { writesSuite } from '../contract/writes.ts';
import { openPostgresWorld } from './postgres-world.ts';

// The suites that run on the embedded database among the unit tests, here on a real PostgreSQL.
const opened = openedWorld(openPostgresWorld);
describe('answers', () => answersSuite(opened));
describe('ids', () => foreignIdsSuite(opened));
describe('writes', () => writesSuite(opened));
describe('schedule', () => scheduleSuite(opened));
describe('malformed input', () => malformedSuite(opened, { runs: 8 }));
