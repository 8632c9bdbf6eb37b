import type { HomeModule } from '../home/shared/module.tsx';
import { special } from './modules/special.tsx';

/** Topic modules of the desktop home page. */
export const modules: readonly HomeModule[] = [special];
