import { weekdayOf } from '@yimen/contract/days';
import type { Draft } from './draft.ts';

/** The draft with a weekday put in or taken out; that of the first day always belongs to a rule. */
export function withWeekday(draft: Draft, weekday: number): Draft {
  if (isOwn(draft, weekday)) return draft;
  const others = draft.weekdays.filter((each) => each !== weekday);
  const isOn = others.length < draft.weekdays.length;
  return { ...draft, weekdays: isOn ? others : [...others, weekday].sort((one, other) => one - other) };
}

/** Whether a weekday is the one the entry begins on. */
export const isOwn = ({ startDay }: Draft, weekday: number) => startDay !== '' && weekdayOf(startDay) === weekday;
