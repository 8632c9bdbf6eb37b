import type { HomeModule } from '../../parts/modules/module.tsx';
import { services } from './modules/phone-services.tsx';

/** What the phone home shows of services. */
export const phoneModules: readonly HomeModule[] = [services];
