import type { HomeModule } from '../../parts/modules/module.tsx';
import { carousel } from './modules/carousel.tsx';
import { content } from './modules/content/content.tsx';
import { statistic } from './modules/statistic.tsx';
import { tools } from './modules/tools.tsx';

/** The modules of the desktop home that belong to no other subject. */
export const modules: readonly HomeModule[] = [carousel, content, statistic, tools];
