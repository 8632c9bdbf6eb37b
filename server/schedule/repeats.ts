import type { Repeat } from '../database/schema/person.ts';
import { weekdayOf } from '../institutions/clock.ts';

/** True when something that began on a day, and perhaps repeats, takes place on another. */
export function takesPlaceOn(began: string, repeat: Repeat | null, day: string): boolean {
  if (day < began) return false;
  if (day === began) return true;
  switch (repeat) {
    case 'daily':
      return true;
    case 'workday':
      return weekdayOf(day) <= 5;
    case 'weekly':
      return weekdayOf(day) === weekdayOf(began);
    case 'monthly':
      return day.slice(8) === began.slice(8);
    case 'yearly':
      return day.slice(5) === began.slice(5);
    default:
      return false;
  }
}
