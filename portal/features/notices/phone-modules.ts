import type { HomeModule } from '../home/shared/module.tsx';
import { noticesModule } from './modules/phone-notices.tsx';

/** Notice modules of the phone home page. */
export const phoneModules: readonly HomeModule[] = [noticesModule];
