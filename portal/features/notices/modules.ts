import type { HomeModule } from '../home/shared/module.tsx';
import { noticeModule } from './modules/notice.tsx';

/** Notice modules of the desktop home page. */
export const modules: readonly HomeModule[] = [noticeModule];
