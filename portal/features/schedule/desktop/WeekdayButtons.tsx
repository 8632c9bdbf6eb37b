import { IconButton } from '@yimen/ui/icon-button';
import type { FormProps } from '../form-props.ts';
import { isOwn, withWeekday } from '../weekdays.ts';

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
