import type { HomeModule } from '../home/shared/module.tsx';
import { approvalsModule } from './modules/approvals.tsx';
import { oa } from './modules/oa.tsx';
import { tasksModule } from './modules/tasks.tsx';
import { personWorkModule } from './modules/work.tsx';

/** Task modules of the desktop home page. */
export const modules: readonly HomeModule[] = [approvalsModule, oa, personWorkModule, tasksModule];
