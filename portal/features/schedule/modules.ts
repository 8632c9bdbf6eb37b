import type { HomeModule } from '../home/shared/module.tsx';
import { calendar } from './modules/calendar.tsx';
import { scheduleModule, timetableModule } from './modules/today.tsx';

/** Schedule modules of the desktop home page. */
export const modules: readonly HomeModule[] = [calendar, scheduleModule, timetableModule];
