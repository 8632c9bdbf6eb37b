import { mySchedule } from '@yimen/contract/schedule/entries';
import { useLoaderData, useLocation } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { useNow } from '../../lib/time/now.ts';
import { hasLate, useLater } from '../../parts/page/use-later.ts';
import { useHydrated } from '../../shell/viewport/use-hydrated.ts';
import type { loader } from './load-schedule.ts';
import { itemKey, monthRange, readScheduleAddress, type ScheduleAddress, shownRange, type View } from './place.ts';
import { groupOfKind, hiddenOf, lessonRows, overlapping, type SchoolEvent, schoolKey, shownGroups } from './shown.ts';

/** The loader's data, and the part of them that the address shows. */
export function useSchedule(usual: View = 'week') {
  const loaded = useLoaderData<typeof loader>();
  const { search } = useLocation();
  // A page cached in this browser was rendered for another query; until hydration it must render the same.
  const params = new URLSearchParams(useHydrated() ? search : loaded.search);
  const now = useNow(loaded.now);
  const place: ScheduleAddress = readScheduleAddress(params, now.day, usual);
  const hidden = hiddenOf(params);
  const { start, end } = shownRange(place);
  const read = monthRange(readScheduleAddress(new URLSearchParams(loaded.search), loaded.now.day).date);
  const isLate = hasLate(loaded.schedule);
  const { value: schedule, waiting } = useLater(loaded.schedule, isLate, () => call(mySchedule, read));
  const items = schedule?.items ?? [];
  const school: readonly SchoolEvent[] = loaded.school;
  const periods = lessonRows(loaded.periods);
  const groups = shownGroups(loaded.periods, items);
  const entryKey = params.get('entry') ?? '';
  return {
    now,
    place,
    hidden,
    items,
    school,
    periods,
    params,
    failed: schedule === null || start < read.start || end > read.end,
    sources: schedule?.failed ?? [],
    /** Whether other systems may still send more. */
    waiting,
    /** Whether all items of the days are loaded; a cached page may lack this field. */
    complete: schedule?.complete ?? true,
    terms: schedule?.terms ?? [],
    /** Groups that can be hidden. */
    groups,
    /** Whether the schedule has lessons, as at a school. */
    lessons: groups.includes('course'),
    /** Items of the shown days, without hidden groups. */
    shown: overlapping(items, start, end).filter(({ kind }) => !hidden.has(groupOfKind(kind))),
    shownSchool: hidden.has('calendar') ? [] : overlapping(school, start, end),
    /** What the address opens: an item, an event of the school calendar, or a new entry. */
    open: {
      isNew: entryKey === 'new',
      item: items.find((item) => itemKey(item) === entryKey),
      event: school.find((event) => schoolKey(event) === entryKey),
    },
  };
}

export type Schedule = ReturnType<typeof useSchedule>;
