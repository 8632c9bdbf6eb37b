import { CircleAlertIcon, TriangleAlertIcon } from '@yimen/ui/icon';
import { FormRow, FormRows, TextAreaRow, TextRow } from '@yimen/ui/mobile/form-row';
import { Switch } from '@yimen/ui/switch';
import { Text } from '@yimen/ui/text';
import { useId } from 'react';
import { type Draft, entryLimits, remindHelp, remindOptions } from '../draft.ts';
import type { FormProps } from '../form-props.ts';
import { KindChips } from './KindChips.tsx';
import { PickRow } from './PickRow.tsx';
import { RepeatRows } from './RepeatRows.tsx';
import * as css from './sheet.css.ts';
import { WhenRows } from './WhenRows.tsx';

/** From this many characters before its limit on, a title shows its length: pasted text is not truncated. */
const nearLimit = 10;

/** The fields of an entry, one per line, each with its error (DESIGN §9, 15). */
export function EntryRows(props: FormProps) {
  const { draft, kinds, onChange, problems, titleRef, warning, single } = props;
  const error = useId();
  const set = (changed: Partial<Draft>) => onChange({ ...draft, ...changed });
  return (
    <div className={css.rows}>
      <input
        ref={titleRef}
        className={css.title}
        aria-label="标题"
        aria-required
        aria-invalid={problems.title !== undefined}
        aria-describedby={error}
        placeholder="标题，例如：小组讨论"
        value={draft.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <div className={css.under}>
        <div id={error} aria-live="polite">
          {problems.title && (
            <p className={css.error}>
              <CircleAlertIcon size={16} />
              {problems.title}
            </p>
          )}
        </div>
        {draft.title.length > entryLimits.title - nearLimit && (
          <span className={css.counter} data-over={draft.title.length > entryLimits.title ? '' : undefined}>
            {draft.title.length} / {entryLimits.title}
          </span>
        )}
      </div>
      <FormRows>
        <FormRow label="类型">
          <KindChips kinds={kinds} value={draft.kind} onValueChange={(kind) => set({ kind })} />
        </FormRow>
        <FormRow label="全天">
          <Switch
            label="全天"
            hideLabel
            size="large"
            checked={draft.allDay}
            onCheckedChange={(allDay) => set({ allDay })}
          />
        </FormRow>
        <WhenRows {...props} />
        {warning && (
          <Text as="p" size="meta" tone="warning" role="status">
            <span className={css.warning}>
              <TriangleAlertIcon size={16} />
              {warning}
            </span>
          </Text>
        )}
        {!single && <RepeatRows {...props} />}
        <PickRow
          label="提醒"
          value={draft.remind}
          options={remindOptions(draft.remind)}
          help={draft.remind === '' ? undefined : remindHelp}
          onValueChange={(remind) => set({ remind })}
        />
        <TextRow
          label="地点"
          placeholder="会议室、线上会议…"
          maxLength={entryLimits.place}
          value={draft.place}
          onValueChange={(place) => set({ place })}
        />
        <TextAreaRow
          label="备注"
          placeholder="写给自己看的"
          limit={entryLimits.note}
          value={draft.note}
          onValueChange={(words) => set({ note: words })}
        />
      </FormRows>
    </div>
  );
}
