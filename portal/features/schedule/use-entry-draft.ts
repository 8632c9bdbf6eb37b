import type { ScheduleItem } from '@yimen/contract/schedule/entries';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { type Draft, draftOf, newDraft, startingAt } from './draft.ts';
import { startParam, titleParam } from './place.ts';
import type { Schedule } from './use-schedule.ts';

/**
 * The form state of an entry, or of a new one on this day and with the address's time and title, kept after a reload or
 * the end of a session.
 */
export function useEntryDraft(
  item: ScheduleItem | undefined,
  date: string,
  { now, lessons, periods, params }: Pick<Schedule, 'now' | 'lessons' | 'periods' | 'params'>,
) {
  function initial() {
    if (item) return draftOf(item);
    const draft = { ...newDraft(date, now, lessons), title: titleParam(params) };
    const start = startParam(params);
    return start ? startingAt(draft, start, periods) : draft;
  }
  return useDraft<Draft>(`entry ${item?.id ?? ''}`, initial, 'shared');
}
