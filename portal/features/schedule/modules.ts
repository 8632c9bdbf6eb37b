import type { HomeModule } from '../../parts/modules/module.tsx';
import { calendar } from './modules/calendar.tsx';
import { schedule, timetable } from './modules/today.tsx';

/** What the desktop home shows of the schedule. */
export const modules: readonly HomeModule[] = [calendar, schedule, timetable];
