import type { HomeModule } from '../../parts/modules/module.tsx';
import { agenda } from './modules/phone-today.tsx';

/** What the phone home shows of the schedule. */
export const phoneModules: readonly HomeModule[] = [agenda];
