import { Button } from '@yimen/ui/button';
import { DatePicker } from '@yimen/ui/date-picker';
import { TriangleAlertIcon } from '@yimen/ui/icon';
import { SegmentedControl } from '@yimen/ui/segmented-control';
import { Select } from '@yimen/ui/select';
import { Switch } from '@yimen/ui/switch';
import { Text } from '@yimen/ui/text';
import { TextArea } from '@yimen/ui/text-area';
import { TextField } from '@yimen/ui/text-field';
import { TimeField } from '@yimen/ui/time-field';
import { useState } from 'react';
import { type Draft, entryLimits, remindHelp, remindOptions, withStartDay, withStartTime } from '../draft.ts';
import type { FormProps } from '../form-props.ts';
import { groupOfKind, itemKindNames } from '../shown.ts';
import * as css from './entry.css.ts';
import { RepeatFields } from './RepeatFields.tsx';
import { ScheduleRow } from './ScheduleRow.tsx';
import { dot } from './schedule.css.ts';

/** The fields of an entry. */
export function EntryFields({ draft, kinds, onChange, problems, titleRef, warning, note, single, today }: FormProps) {
  const set = (changed: Partial<Draft>) => onChange({ ...draft, ...changed });
  return (
    <div className={css.fields}>
      <TextField
        ref={titleRef}
        name="title"
        label="标题"
        hideLabel
        required
        placeholder="标题，例如：小组讨论"
        maxLength={entryLimits.title}
        value={draft.title}
        error={problems.title}
        onValueChange={(title) => set({ title })}
        suffix={`${draft.title.length} / ${entryLimits.title}`}
      />
      <ScheduleRow label="类型">
        <div className={css.kinds}>
          <SegmentedControl
            label="类型"
            size="large"
            value={draft.kind}
            onValueChange={(kind) => set({ kind: kinds.find((each) => each === kind) ?? draft.kind })}
            options={kinds.map((kind) => ({
              value: kind,
              label: itemKindNames[kind],
              icon: <span className={dot} data-group={groupOfKind(kind)} aria-hidden="true" />,
            }))}
          />
          <Switch label="全天" checked={draft.allDay} onCheckedChange={(allDay) => set({ allDay })} />
        </div>
      </ScheduleRow>
      <ScheduleRow label="时间">
        <Times draft={draft} onChange={onChange} problems={problems} today={today} />
        {warning && (
          <Text as="p" size="meta" tone="warning" role="status">
            <span className={css.warning}>
              <TriangleAlertIcon size={16} />
              {warning}
            </span>
          </Text>
        )}
      </ScheduleRow>
      {!single && <RepeatFields draft={draft} onChange={onChange} problems={problems} note={note} today={today} />}
      <ScheduleRow label="提醒">
        <Select
          label="提醒"
          hideLabel
          size="medium"
          value={draft.remind}
          options={remindOptions(draft.remind)}
          onValueChange={(remind) => set({ remind })}
          help={draft.remind === '' ? undefined : remindHelp}
        />
      </ScheduleRow>
      <ScheduleRow label="地点">
        <TextField
          label="地点"
          hideLabel
          size="medium"
          placeholder="会议室、线上会议…"
          maxLength={entryLimits.place}
          value={draft.place}
          onValueChange={(place) => set({ place })}
        />
      </ScheduleRow>
      <ScheduleRow label="备注">
        <TextArea
          label="备注"
          hideLabel
          placeholder="写给自己看的"
          maxLength={entryLimits.note}
          value={draft.note}
          onValueChange={(words) => set({ note: words })}
        />
      </ScheduleRow>
    </div>
  );
}

type TimesProps = Pick<FormProps, 'draft' | 'onChange' | 'problems' | 'today'>;

/** Start and end: one day and two times, or two days where it lasts longer. */
function Times({ draft, onChange, problems, today }: TimesProps) {
  const set = (changed: Partial<Draft>) => onChange({ ...draft, ...changed });
  const [several, setSeveral] = useState(draft.startDay !== draft.endDay);
  const days = several || draft.allDay || draft.startDay !== draft.endDay;
  const shared = { hideLabel: true, size: 'medium', required: true } as const;
  return (
    <>
      <div className={css.times} data-days={days ? '' : undefined}>
        <DatePicker
          {...shared}
          name="startDay"
          label="开始日期"
          today={today}
          value={draft.startDay}
          error={problems.startDay}
          onValueChange={(startDay) => onChange(withStartDay(draft, startDay))}
        />
        {!draft.allDay && (
          <TimeField
            {...shared}
            name="startTime"
            label="开始时间"
            value={draft.startTime}
            error={problems.startTime}
            onValueChange={(startTime) => onChange(withStartTime(draft, startTime))}
          />
        )}
        <span className={css.until} aria-hidden="true">
          至
        </span>
        {days && (
          <DatePicker
            {...shared}
            name="endDay"
            label="结束日期"
            today={today}
            min={draft.startDay || undefined}
            value={draft.endDay}
            error={problems.endDay}
            onValueChange={(endDay) => set({ endDay })}
          />
        )}
        {!draft.allDay && (
          <TimeField
            {...shared}
            name="endTime"
            label="结束时间"
            value={draft.endTime}
            error={problems.endTime}
            onValueChange={(endTime) => set({ endTime })}
          />
        )}
      </div>
      {!days && (
        <div>
          <Button variant="text" size="small" onClick={() => setSeveral(true)}>
            结束于另一天
          </Button>
        </div>
      )}
    </>
  );
}
