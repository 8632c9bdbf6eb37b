import { paths } from '@yimen/contract/paths';
import { type Place, placeHref } from '../place.ts';
import type { Schedule } from '../use-schedule.ts';

/** The page's address for a part of the schedule; what is hidden stays hidden. */
export function hrefOf(
  { now, hidden }: Pick<Schedule, 'now' | 'hidden'>,
  place: Place,
  { hide = [...hidden], entry }: { hide?: readonly string[]; entry?: string } = {},
): string {
  return placeHref(paths['schedule-center'], place, { today: now.day, hide: hide.join(','), entry });
}
