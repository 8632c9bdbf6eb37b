import { weekdayOf } from '@yimen/contract/days';
import { IconButton } from '@yimen/ui/icon-button';
import type { Draft } from '../draft.ts';
import type { FormProps } from '../form-props.ts';

interface WeekdayButtonsProps extends Pick<FormProps, 'draft' | 'onChange'> {
  /** Shows that the first day's weekday, which always belongs to a rule, cannot be taken out. */
  fixOwn?: boolean;
}

/** The weekdays of a rule, Monday first. */
export function WeekdayButtons({ draft, onChange, fixOwn = false }: WeekdayButtonsProps) {
  return [...'一二三四五六日'].map((name, index) => (
    <IconButton
      key={name}
      variant="secondary"
      label={`星期${name}`}
      icon={<span aria-hidden="true">{name}</span>}
      pressed={draft.weekdays.includes(index + 1)}
      disabled={fixOwn && isOwn(draft, index + 1)}
      onClick={() => onChange(withWeekday(draft, index + 1))}
    />
  ));
}

/** The draft with a weekday put in or taken out; that of the first day always belongs to a rule. */
function withWeekday(draft: Draft, weekday: number): Draft {
  if (isOwn(draft, weekday)) return draft;
  const others = draft.weekdays.filter((each) => each !== weekday);
  const isOn = others.length < draft.weekdays.length;
  return { ...draft, weekdays: isOn ? others : [...others, weekday].sort((one, other) => one - other) };
}

/** Whether a weekday is the one the entry begins on. */
const isOwn = ({ startDay }: Draft, weekday: number) => startDay !== '' && weekdayOf(startDay) === weekday;
