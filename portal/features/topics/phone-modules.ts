import type { HomeModule } from '../home/shared/module.tsx';
import { topicsModule } from './modules/phone-topics.tsx';

/** Topic modules of the phone home page. */
export const phoneModules: readonly HomeModule[] = [topicsModule];
