export { Calendar, type CalendarProps } from './Calendar.tsx';
export type { DayTexts } from './DateGrid.tsx';
