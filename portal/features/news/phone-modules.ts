import type { HomeModule } from '../../parts/modules/module.tsx';
import { stories } from './modules/phone-articles.tsx';

/** What the phone home shows of news. */
export const phoneModules: readonly HomeModule[] = [stories];
