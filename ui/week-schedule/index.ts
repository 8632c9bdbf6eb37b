export type { ScheduleTone } from '../internals/schedule/MoreEntries.tsx';
export type { SchedulePeriod, WeekEvent } from './layout.ts';
export { type AllDayEvent, WeekSchedule, type WeekScheduleProps } from './WeekSchedule.tsx';
