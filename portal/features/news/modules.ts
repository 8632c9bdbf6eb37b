import type { HomeModule } from '../home/shared/module.tsx';
import { threeLists } from './lists/three-lists.tsx';
import { news } from './modules/news.tsx';

/** News modules of the desktop home page. */
export const modules: readonly HomeModule[] = [news, threeLists];
