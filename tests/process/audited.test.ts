import { auditedSuite } from '../contract/audited/suite.ts';
import { openedWorld } from '../contract/opened-world.ts';
import { openPostgresWorld } from './postgres-world.ts';

auditedSuite(openedWorld(openPostgresWorld));
