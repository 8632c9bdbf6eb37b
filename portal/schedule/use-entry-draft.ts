import type { ScheduleItem } from '@yimen/contract/homepage/schedule';
import type { Moment } from '../modules/clock.ts';
import { useDraft } from '../session/drafts/use-draft.ts';
import { type Draft, draftOf, newDraft } from './draft.ts';

/** The form of an entry, or of a new one on this day: what was chosen outlasts a reload and the end of a session, as typed words do. */
export function useEntryDraft(item: ScheduleItem | undefined, date: string, now: Moment) {
  return useDraft<Draft>(`entry ${item?.id ?? ''}`, () => (item ? draftOf(item) : newDraft(date, now)));
}
