import { CalendarSheet } from '@yimen/ui/mobile/calendar';
import { FormRow, PressRow, TextRow } from '@yimen/ui/mobile/form-row';
import { useState } from 'react';
import { chineseDay, weekdayName } from '../../../lib/time/clock.ts';
import { WeekdayButtons } from '../desktop/WeekdayButtons.tsx';
import { type Draft, endOptions, repeatOptions } from '../draft.ts';
import type { FormProps } from '../form-props.ts';
import { PickRow } from './PickRow.tsx';
import * as css from './sheet.css.ts';

type RepeatRowsProps = Pick<FormProps, 'draft' | 'onChange' | 'problems' | 'note' | 'today'>;

/** Lines for how an entry repeats, on which weekdays and how long. */
export function RepeatRows({ draft, onChange, problems, note, today }: RepeatRowsProps) {
  const [open, setOpen] = useState(false);
  const set = (changed: Partial<Draft>) => onChange({ ...draft, ...changed });
  const repeats = draft.repeat !== 'never';
  return (
    <>
      <PickRow
        label="重复"
        value={draft.repeat}
        options={repeatOptions}
        help={note}
        onValueChange={(repeat) => set({ repeat: repeat as Draft['repeat'] })}
      />
      {(draft.repeat === 'weekly' || draft.repeat === 'biweekly') && (
        <FormRow label="星期">
          <div className={css.kinds}>
            <WeekdayButtons draft={draft} onChange={onChange} />
          </div>
        </FormRow>
      )}
      {repeats && (
        <PickRow
          label="重复到"
          value={draft.ends}
          options={endOptions}
          onValueChange={(ends) => set({ ends: ends as Draft['ends'] })}
        />
      )}
      {repeats && draft.ends === 'until' && (
        <PressRow
          label="最后一天"
          value={draft.until ? `${chineseDay(draft.until)} ${weekdayName(draft.until)}` : ''}
          placeholder="选择日期"
          error={problems.until}
          onClick={() => setOpen(true)}
        />
      )}
      {repeats && draft.ends === 'count' && (
        <TextRow
          label="次数"
          inputMode="numeric"
          value={draft.count}
          error={problems.count}
          onValueChange={(count) => set({ count })}
        />
      )}
      <CalendarSheet
        open={open}
        onOpenChange={setOpen}
        title="重复的最后一天"
        today={today}
        min={draft.startDay || undefined}
        value={draft.until ? [draft.until] : []}
        onConfirm={([until = draft.until]) => set({ until })}
      />
    </>
  );
}
