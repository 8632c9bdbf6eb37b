import { useLoaderData, useLocation } from 'react-router';
import { useNow } from '../../lib/time/now.ts';
import { useHydrated } from '../../shell/viewport/use-hydrated.ts';
import type { loader } from './load-schedule.ts';
import { itemKey, monthRange, type Place, placeOf, shownRange, type View } from './place.ts';
import { groupOf, groupsOf, hiddenOf, rowsOf, type SchoolEvent, schoolKey, within } from './shown.ts';

/** What the loader read, and which part of it the address shows. */
export function useSchedule(usual: View = 'week') {
  const loaded = useLoaderData<typeof loader>();
  const { search } = useLocation();
  // What this browser has kept was drawn for another query, and is that until it is hydrated.
  const params = new URLSearchParams(useHydrated() ? search : loaded.search);
  const now = useNow(loaded.now);
  const place: Place = placeOf(params, now.day, usual);
  const hidden = hiddenOf(params);
  const { start, end } = shownRange(place);
  const read = monthRange(placeOf(new URLSearchParams(loaded.search), loaded.now.day).date);
  const items = loaded.schedule?.items ?? [];
  const school: readonly SchoolEvent[] = loaded.school;
  const periods = rowsOf(loaded.periods);
  const groups = groupsOf(loaded.periods, items);
  const wanted = params.get('entry') ?? '';
  return {
    now,
    place,
    hidden,
    items,
    school,
    periods,
    params,
    failed: loaded.schedule === null || start < read.start || end > read.end,
    sources: loaded.schedule?.failed ?? [],
    /** Whether every item of the days is there; what a browser kept for offline may not say. */
    complete: loaded.schedule?.complete ?? true,
    terms: loaded.schedule?.terms ?? [],
    /** What of it one can hide. */
    groups,
    /** Whether it is a schedule with lessons: a school's. */
    lessons: groups.includes('course'),
    /** What of it the days shown hold, without what is hidden. */
    shown: within(items, start, end).filter(({ kind }) => !hidden.has(groupOf(kind))),
    shownSchool: hidden.has('calendar') ? [] : within(school, start, end),
    /** What the address has open: an item, an event of the school calendar, a new entry. */
    open: {
      isNew: wanted === 'new',
      item: items.find((item) => itemKey(item) === wanted),
      event: school.find((event) => schoolKey(event) === wanted),
    },
  };
}

export type Schedule = ReturnType<typeof useSchedule>;
