import { CalendarSheet } from '@yimen/ui/mobile/calendar';
import { FormRow } from '@yimen/ui/mobile/form-row';
import { Picker } from '@yimen/ui/mobile/picker';
import { useState } from 'react';
import { chineseDay, weekdayName } from '../../../lib/time/clock.ts';
import { type Draft, withStartDay, withStartTime } from '../draft.ts';
import type { FormProps } from '../form-props.ts';
import * as css from './sheet.css.ts';

type WhenRowsProps = Pick<FormProps, 'draft' | 'onChange' | 'problems' | 'today'>;

const two = (count: number, step = 1) =>
  Array.from({ length: Math.ceil(count / step) }, (_, index) => {
    const value = String(index * step).padStart(2, '0');
    return { value, label: value };
  });

/** Start and end, each with day and time; the error of a wrong end is below it (DESIGN §9, 15). */
export function WhenRows({ draft, onChange, problems, today }: WhenRowsProps) {
  const set = (changed: Partial<Draft>) => onChange({ ...draft, ...changed });
  return (
    <>
      <WhenRow
        label="开始"
        day={draft.startDay}
        time={draft.allDay ? undefined : draft.startTime}
        error={problems.startDay ?? problems.startTime}
        today={today}
        onDay={(day) => onChange(withStartDay(draft, day))}
        onTime={(time) => onChange(withStartTime(draft, time))}
      />
      <WhenRow
        label="结束"
        day={draft.endDay}
        time={draft.allDay ? undefined : draft.endTime}
        error={problems.endDay ?? problems.endTime}
        today={today}
        min={draft.startDay}
        onDay={(endDay) => set({ endDay })}
        onTime={(endTime) => set({ endTime })}
      />
    </>
  );
}

interface WhenRowProps {
  label: string;
  day: string;
  /** Undefined when it lasts all day. */
  time: string | undefined;
  error: string | undefined;
  today: string;
  min?: string;
  onDay: (day: string) => void;
  onTime: (time: string) => void;
}

function WhenRow({ label, day, time, error, today, min, onDay, onTime }: WhenRowProps) {
  const [open, setOpen] = useState<'day' | 'time'>();
  const [hour = '09', minute = '00'] = (time ?? '').split(':');
  // An entry made elsewhere may start at any minute.
  const minutes = Number(minute) % 5 === 0 ? two(60, 5) : two(60);
  const close = () => setOpen(undefined);
  return (
    <FormRow label={label} error={error}>
      <div className={css.when}>
        <button type="button" className={css.press} aria-haspopup="dialog" onClick={() => setOpen('day')}>
          {day ? `${chineseDay(day)} ${weekdayName(day).replace('星期', '周')}` : '选择日期'}
        </button>
        {time !== undefined && (
          <button
            type="button"
            className={css.press}
            data-time=""
            data-wrong={error ? '' : undefined}
            aria-haspopup="dialog"
            aria-label={`${label}时间 ${time}`}
            onClick={() => setOpen('time')}
          >
            {time || '选择时间'}
          </button>
        )}
      </div>
      <CalendarSheet
        open={open === 'day'}
        onOpenChange={close}
        title={`${label}日期`}
        today={today}
        min={min || undefined}
        value={day ? [day] : []}
        onConfirm={([picked = day]) => onDay(picked)}
      />
      <Picker
        open={open === 'time'}
        onOpenChange={close}
        title={`${label}时间`}
        columns={[
          { label: '时', options: two(24) },
          { label: '分', options: minutes },
        ]}
        value={[hour || '09', minute || '00']}
        onConfirm={([hours = '00', rest = '00']) => onTime(`${hours}:${rest}`)}
      />
    </FormRow>
  );
}
