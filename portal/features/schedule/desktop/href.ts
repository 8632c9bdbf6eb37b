import { paths } from '@yimen/contract/paths';
import { addressHref, type ScheduleAddress } from '../place.ts';
import type { Schedule } from '../use-schedule.ts';

/** The page's address for a part of the schedule, with the hidden groups kept. */
export function scheduleHref(
  { now, hidden }: Pick<Schedule, 'now' | 'hidden'>,
  place: ScheduleAddress,
  { hide = [...hidden], entry, start }: { hide?: readonly string[]; entry?: string; start?: string } = {},
): string {
  return addressHref(paths['schedule-center'], place, { today: now.day, hide: hide.join(','), entry, start });
}
