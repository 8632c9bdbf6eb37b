import type { HomeModule } from '../home/shared/module.tsx';
import { services } from './modules/phone-services.tsx';

/** Service modules of the phone home page. */
export const phoneModules: readonly HomeModule[] = [services];
