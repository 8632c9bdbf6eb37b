import { IconButton } from '@yimen/ui/icon-button';
import { weekdayOf } from '../../../lib/time/clock.ts';
import type { Draft } from '../draft.ts';
import type { FormProps } from '../form-props.ts';

interface WeekdayButtonsProps extends Pick<FormProps, 'draft' | 'onChange'> {
  /** Whether the first day's weekday, which is always part of a rule, is shown as fixed. */
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
      onClick={() => onChange(toggledWeekday(draft, index + 1))}
    />
  ));
}

/** The draft with a weekday added or removed; the first day's weekday is always part of a rule. */
function toggledWeekday(draft: Draft, weekday: number): Draft {
  if (isOwn(draft, weekday)) return draft;
  const others = draft.weekdays.filter((each) => each !== weekday);
  const isOn = others.length < draft.weekdays.length;
  return { ...draft, weekdays: isOn ? others : [...others, weekday].sort((one, other) => one - other) };
}

/** Whether the entry starts on this weekday. */
const isOwn = ({ startDay }: Draft, weekday: number) => startDay !== '' && weekdayOf(startDay) === weekday;
