import { DatePicker } from '@yimen/ui/date-picker';
import { Select } from '@yimen/ui/select';
import { Text } from '@yimen/ui/text';
import { TextField } from '@yimen/ui/text-field';
import { type Draft, endOptions, repeatOptions } from '../draft.ts';
import type { FormProps } from '../form-props.ts';
import * as css from './entry.css.ts';
import { ScheduleRow } from './ScheduleRow.tsx';
import { WeekdayButtons } from './WeekdayButtons.tsx';

type RepeatFieldsProps = Pick<FormProps, 'draft' | 'onChange' | 'problems' | 'note' | 'today'>;

/** Fields for how an entry repeats, on which weekdays and how long. */
export function RepeatFields({ draft, onChange, problems, note, today }: RepeatFieldsProps) {
  const set = (changed: Partial<Draft>) => onChange({ ...draft, ...changed });
  const onWeekdays = draft.repeat === 'weekly' || draft.repeat === 'biweekly';
  return (
    <ScheduleRow label="重复">
      <div className={css.repeat}>
        <Select
          label="重复"
          hideLabel
          size="medium"
          value={draft.repeat}
          options={repeatOptions}
          onValueChange={(repeat) => set({ repeat: repeat as Draft['repeat'] })}
        />
        {draft.repeat !== 'never' && (
          <Select
            label="重复到什么时候"
            hideLabel
            size="medium"
            value={draft.ends}
            options={endOptions}
            onValueChange={(ends) => set({ ends: ends as Draft['ends'] })}
          />
        )}
        {draft.repeat !== 'never' && draft.ends === 'until' && (
          <DatePicker
            name="until"
            label="重复的最后一天"
            hideLabel
            size="medium"
            today={today}
            min={draft.startDay || undefined}
            value={draft.until}
            error={problems.until}
            onValueChange={(until) => set({ until })}
          />
        )}
        {draft.repeat !== 'never' && draft.ends === 'count' && (
          <TextField
            name="count"
            label="次数"
            hideLabel
            size="medium"
            inputMode="numeric"
            suffix="次"
            value={draft.count}
            error={problems.count}
            onValueChange={(count) => set({ count })}
          />
        )}
      </div>
      {onWeekdays && <Weekdays draft={draft} onChange={onChange} />}
      {note && (
        <Text as="p" size="meta" tone="tertiary" role="status">
          {note}
        </Text>
      )}
    </ScheduleRow>
  );
}

/** The weekdays of a rule, which always include the first day's. */
function Weekdays({ draft, onChange }: Pick<FormProps, 'draft' | 'onChange'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's meaning into a line that has one
    <div role="group" aria-label="在星期几重复" className={css.weekdays}>
      <WeekdayButtons draft={draft} onChange={onChange} fixOwn />
    </div>
  );
}
