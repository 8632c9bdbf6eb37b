import type { HomeModule } from '../../parts/modules/module.tsx';
import { dueTasks } from './modules/phone-tasks.tsx';

/** What the phone home shows of tasks. */
export const phoneModules: readonly HomeModule[] = [dueTasks];
