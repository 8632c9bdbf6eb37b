import type { HomeModule } from '../../parts/modules/module.tsx';
import { notices } from './modules/phone-notices.tsx';

/** What the phone home shows of notices. */
export const phoneModules: readonly HomeModule[] = [notices];
