import type { HomeModule } from '../../parts/modules/module.tsx';
import { approvals } from './modules/approvals.tsx';
import { oa } from './modules/oa.tsx';
import { tasks } from './modules/tasks.tsx';
import { personWork } from './modules/work.tsx';

/** What the desktop home shows of tasks and approvals. */
export const modules: readonly HomeModule[] = [approvals, oa, personWork, tasks];
