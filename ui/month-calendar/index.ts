export type { ScheduleTone } from '../internals/schedule/MoreEntries.tsx';
export type { MonthEntry } from './lanes.ts';
export { MonthCalendar, type MonthCalendarProps } from './MonthCalendar.tsx';
