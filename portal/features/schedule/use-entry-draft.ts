import type { ScheduleItem } from '@yimen/contract/schedule/entries';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { type Draft, draftOf, newDraft } from './draft.ts';
import type { Schedule } from './use-schedule.ts';

/** The form state of an entry, or of a new one on this day, kept after a reload or the end of a session. */
export function useEntryDraft(
  item: ScheduleItem | undefined,
  date: string,
  { now, lessons }: Pick<Schedule, 'now' | 'lessons'>,
) {
  return useDraft<Draft>(
    `entry ${item?.id ?? ''}`,
    () => (item ? draftOf(item) : newDraft(date, now, lessons)),
    'shared',
  );
}
