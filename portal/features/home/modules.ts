import { carousel } from './modules/carousel.tsx';
import { contentModule } from './modules/content/content.tsx';
import { statistic } from './modules/statistic.tsx';
import { tools } from './modules/tools.tsx';
import type { HomeModule } from './shared/module.tsx';

/** The modules of the desktop home page that belong to no other feature. */
export const modules: readonly HomeModule[] = [carousel, contentModule, statistic, tools];
