import type { ScheduleItem } from '@yimen/contract/schedule/entries';
import { useEffect, useRef } from 'react';
import { daysBetween, type Moment, minutesBetween } from '../../lib/time/clock.ts';
import type { ShowToast } from './next-page-toasts.ts';
import { itemKey } from './place.ts';

/** How long a reminder stands, in ms: nobody looks at a page all the time. */
const shownFor = 15_000;

/** What one is to be reminded of in this minute, in words. */
export function dueNow(items: readonly ScheduleItem[], now: Moment): { key: string; words: string }[] {
  return items.flatMap((item) => {
    const [day = '', time = ''] = item.start.split(' ');
    const ahead = daysBetween(now.day, day) * 1440 + minutesBetween(now.time, time);
    if (item.remind === null || ahead !== item.remind) return [];
    return [{ key: itemKey(item), words: [`${time} ${item.title}`, item.place].filter(Boolean).join('，') }];
  });
}

/** Reminds of one's entries while a page of the schedule is open. */
export function useReminders(items: readonly ScheduleItem[], now: Moment, tell: ShowToast): void {
  const told = useRef(new Set<string>());
  useEffect(() => {
    for (const { key, words } of dueNow(items, now)) {
      if (told.current.has(key)) continue;
      told.current.add(key);
      tell(words, { duration: shownFor });
    }
  }, [items, now, tell]);
}
