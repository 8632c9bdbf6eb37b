import type { HomeModule } from '../../parts/modules/module.tsx';
import { businessSystem } from './modules/business-system.tsx';

/** What the desktop home shows of business systems. */
export const modules: readonly HomeModule[] = [businessSystem];
