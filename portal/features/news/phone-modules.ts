import type { HomeModule } from '../../parts/modules/module.tsx';
import { notices, stories } from './modules/phone-articles.tsx';

/** What the phone home shows of news and notices. */
export const phoneModules: readonly HomeModule[] = [notices, stories];
