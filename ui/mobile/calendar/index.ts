export * from './CalendarSheet.tsx';
export { type Days, MobileCalendar, type MobileCalendarProps } from './MobileCalendar.tsx';
