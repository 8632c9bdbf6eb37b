import { parseDay } from '../calendar/dates.ts';

export type DateRange = { start: string; end: string };

export const emptyRange: DateRange = { start: '', end: '' };

/** Days of a range, both ends counted; 0 while an end is missing, less where the end comes first. */
export function countDays({ start, end }: DateRange): number {
  const first = parseDay(start);
  const last = parseDay(end);
  if (!first || !last) return 0;
  const days = last.compare(first);
  return days < 0 ? days : days + 1;
}
