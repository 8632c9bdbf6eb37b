import type { HomeModule } from '../home/shared/module.tsx';
import { stories } from './modules/phone-articles.tsx';

/** News modules of the phone home page. */
export const phoneModules: readonly HomeModule[] = [stories];
