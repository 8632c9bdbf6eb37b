import type { HomeModule } from '../../parts/modules/module.tsx';
import { notice } from './modules/notice.tsx';

/** What the desktop home shows of notices. */
export const modules: readonly HomeModule[] = [notice];
