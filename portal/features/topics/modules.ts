import type { HomeModule } from '../../parts/modules/module.tsx';
import { special } from './modules/special.tsx';

/** What the desktop home shows of topics. */
export const modules: readonly HomeModule[] = [special];
