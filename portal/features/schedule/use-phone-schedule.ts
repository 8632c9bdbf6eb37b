import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { useOutbox } from '../../offline/outbox-store.ts';
import { shareData } from '../../offline/shared-data.ts';
import { trimmed } from '../../shell/routes/match.ts';
import { phonePaths, usualView } from './phone.ts';
import { itemKey, monthRange, placeOf } from './place.ts';
import { useSchedule } from './use-schedule.ts';
import { withWaiting } from './waiting.ts';

const paths: readonly string[] = Object.values(phonePaths);

/**
 * What a page of the phone's schedule shows: what the loader read, and the entries that wait for a network. The other
 * pages read the same month, and without a network show this one's.
 */
export function usePhoneSchedule() {
  const loaded: unknown = useLoaderData();
  const schedule = useSchedule(usualView);
  const outbox = useOutbox();
  const { start, end } = monthRange(schedule.place.date);
  const items = withWaiting(schedule.items, outbox, { start, end });
  const wanted = schedule.params.get('entry') ?? '';
  const today = schedule.now.day;
  useEffect(
    () =>
      shareData({
        whole: ({ pathname, searchParams }) => {
          const { date } = placeOf(searchParams, today);
          return paths.includes(trimmed(pathname)) && monthRange(date).start === start ? loaded : undefined;
        },
      }),
    [loaded, start, today],
  );
  return { ...schedule, items, open: { ...schedule.open, item: items.find((item) => itemKey(item) === wanted) } };
}

export type PhoneSchedule = ReturnType<typeof usePhoneSchedule>;
