import type { HomeModule } from '../../parts/modules/module.tsx';
import { threeLists } from './lists/three-lists.tsx';
import { news } from './modules/news.tsx';

/** What the desktop home shows of news and lists. */
export const modules: readonly HomeModule[] = [news, threeLists];
