import { minuteText } from '@yimen/contract/moment';

export { addDays, daysBetween, mondayOf, weekdayOf } from '@yimen/contract/days';
export { minuteText, momentOf } from '@yimen/contract/moment';

export const dayMs = 86_400_000;

/** `YYYY-MM-DD` in Asia/Shanghai. */
export function dayText(moment: Date): string {
  return minuteText(moment).slice(0, 10);
}
