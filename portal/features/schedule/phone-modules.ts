import type { HomeModule } from '../home/shared/module.tsx';
import { agenda } from './modules/phone-today.tsx';

/** Schedule modules of the phone home page. */
export const phoneModules: readonly HomeModule[] = [agenda];
