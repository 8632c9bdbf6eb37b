import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { useOutbox } from '../../offline/outbox-store.ts';
import { shareData } from '../../offline/shared-data.ts';
import { trimmed } from '../../shell/routes/match.ts';
import { phonePaths, usualView } from './phone.ts';
import { itemKey, monthRange, readScheduleAddress } from './place.ts';
import { useSchedule } from './use-schedule.ts';
import { withWaiting } from './waiting.ts';

const phoneSchedulePaths: readonly string[] = Object.values(phonePaths);

/**
 * The data of a phone schedule page: the loader's data and entries that wait for a network. The other schedule pages
 * load the same month, and use this one's data without a network.
 */
export function usePhoneSchedule() {
  const loaded: unknown = useLoaderData();
  const schedule = useSchedule(usualView);
  const outbox = useOutbox();
  const { start, end } = monthRange(schedule.place.date);
  const items = withWaiting(schedule.items, outbox, { start, end });
  const entryKey = schedule.params.get('entry') ?? '';
  const today = schedule.now.day;
  useEffect(
    () =>
      shareData({
        whole: ({ pathname, searchParams }) => {
          const { date } = readScheduleAddress(searchParams, today);
          return phoneSchedulePaths.includes(trimmed(pathname)) && monthRange(date).start === start
            ? loaded
            : undefined;
        },
      }),
    [loaded, start, today],
  );
  return { ...schedule, items, open: { ...schedule.open, item: items.find((item) => itemKey(item) === entryKey) } };
}

export type PhoneSchedule = ReturnType<typeof usePhoneSchedule>;
