import type { HomeModule } from '../home/shared/module.tsx';
import { businessSystem } from './modules/business-system.tsx';

/** Modules of the desktop home page with business systems. */
export const modules: readonly HomeModule[] = [businessSystem];
