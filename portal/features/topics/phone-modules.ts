import type { HomeModule } from '../../parts/modules/module.tsx';
import { topics } from './modules/phone-topics.tsx';

/** What the phone home shows of topics. */
export const phoneModules: readonly HomeModule[] = [topics];
