import type { ScheduleItem } from '@yimen/contract/schedule/entries';
import { useEffect, useRef } from 'react';
import { type Moment, minuteOf, minutesApart, timeOf } from '../../lib/time/clock.ts';
import type { ShowToast } from './next-page-toasts.ts';
import { itemKey } from './place.ts';

/** How long a reminder is shown, in ms, for visitors who do not look at the page all the time. */
const shownFor = 15_000;

/** Reminders due in this minute, as text. */
export function dueNow(items: readonly ScheduleItem[], now: Moment): { key: string; words: string }[] {
  const due = items.filter(({ remind, start }) => remind !== null && minutesApart(minuteOf(now), start) === remind);
  return due.map((item) => {
    const words = [`${timeOf(item.start)} ${item.title}`, item.place].filter(Boolean).join('，');
    return { key: itemKey(item), words };
  });
}

/** Shows reminders while a page of the schedule is open; the server writes each as a message, open or not. */
export function useReminders(items: readonly ScheduleItem[], now: Moment, showToast: ShowToast): void {
  const shown = useRef(new Set<string>());
  useEffect(() => {
    for (const { key, words } of dueNow(items, now)) {
      if (shown.current.has(key)) continue;
      shown.current.add(key);
      showToast(words, { duration: shownFor });
    }
  }, [items, now, showToast]);
}
