import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { parseTyped } from '../calendar/dates.ts';
import { type DayLimits, problemOf } from '../date-picker/problemOf.ts';
import { CalendarIcon, CircleAlertIcon } from '../icon/icons.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import * as field from '../internals/field/field.css.ts';
import { FieldFrame, type FieldTexts, splitTexts, useField } from '../internals/field/index.ts';
import { useDismiss } from '../internals/useDismiss.ts';
import { useFormReset } from '../internals/useFormReset.ts';
import { useValue } from '../internals/useValue.ts';
import { useLocale } from '../locale/index.ts';
import * as css from './date-range-picker.css.ts';
import { RangePanel } from './RangePanel.tsx';
import { countDays, type DateRange, emptyRange } from './range.ts';

export type { DateRange } from './range.ts';

export type DateRangePickerProps = DomProps<
  'div',
  FieldTexts &
    DayLimits & {
      /** Two days as `YYYY-MM-DD`, '' for a missing one. */
      value?: DateRange;
      defaultValue?: DateRange;
      /** Called with an allowed range; an end that is missing or wrong is ''. */
      onValueChange?: (value: DateRange) => void;
      /** The longest range in days, both ends counted: 最多选择 N 天. */
      maxDays?: number;
      /** Today, `YYYY-MM-DD`; else the day in Asia/Shanghai. */
      today?: string;
      /** 32, 40 or 48 (default) design pixels high. */
      size?: keyof typeof field.sizes;
      /** Sent with a form under these names. */
      startName?: string;
      endName?: string;
      disabled?: boolean;
      ref?: Ref<HTMLDivElement>;
    }
>;

type Side = 'start' | 'end';

/** Two days, typed or chosen over two months; props and `ref` go to the `<div role="group">` around both. */
export function DateRangePicker({
  min,
  max,
  unavailable,
  value,
  defaultValue = emptyRange,
  onValueChange,
  maxDays,
  today,
  size = 'large',
  startName,
  endName,
  disabled,
  ...props
}: DateRangePickerProps) {
  const [frame, rest] = splitTexts(props);
  const { error, success, required } = frame;
  const locale = useLocale();
  const { datePicker } = locale;
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [chosen, choose] = useValue(value, defaultValue, onValueChange);
  const [drafts, setDrafts] = useState<Partial<DateRange>>({});
  const [checked, setChecked] = useState(false);
  const [open, setOpen] = useState(false);
  /** What the panel holds before it is confirmed; the fields show it. */
  const [picked, setPicked] = useState(emptyRange);
  const limits = { min, max, unavailable };
  const texts = open ? picked : { start: drafts.start ?? chosen.start, end: drafts.end ?? chosen.end };
  const problem = checked && !open ? problemOfRange(texts) : undefined;
  const fault = error ?? problem;
  const { ids, state, describedBy } = useField({ ...rest, disabled, error: fault, success });
  const over = open && maxDays !== undefined && countDays(picked) > maxDays;

  useFormReset(root, () => {
    choose(defaultValue);
    setDrafts({});
    setChecked(false);
  });
  useDismiss(root, open, (how) => {
    setOpen(false);
    if (how === 'escape') opener.current?.focus();
  });

  function problemOfRange({ start, end }: DateRange): string | undefined {
    const wrong = problemOf(start, limits, locale) ?? problemOf(end, limits, locale);
    if (wrong) return wrong;
    const days = countDays({ start: iso(start), end: iso(end) });
    if (start && end && days < 1) return datePicker.order;
    return maxDays !== undefined && days > maxDays ? datePicker.over(maxDays, days) : undefined;
  }
  function type(side: Side, text: string) {
    const next = { ...texts, [side]: text };
    setDrafts(next);
    const good = (part: string) => (problemOf(part, limits, locale) ? '' : iso(part));
    const range = { start: good(next.start), end: good(next.end) };
    const allowed = problemOfRange(range) === undefined ? range : { ...range, [side]: '' };
    if (allowed.start !== chosen.start || allowed.end !== chosen.end) choose(allowed);
  }
  function settle() {
    setChecked(true);
    if (!open && problemOfRange(texts) === undefined) setDrafts({});
  }
  function show() {
    const start = iso(texts.start);
    const end = iso(texts.end);
    setPicked(countDays({ start, end }) > 0 ? { start, end } : emptyRange);
    setOpen(true);
  }
  function confirm(range: DateRange) {
    choose(range);
    setDrafts({});
    setChecked(true);
    setOpen(false);
    opener.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    show();
  }
  const inputId = (side: Side) => (side === 'start' ? ids.control : `${ids.control}-end`);
  const part = (side: Side, name: string | undefined) => (
    <input
      id={inputId(side)}
      name={name}
      className={field.input}
      value={texts[side]}
      placeholder="YYYY-MM-DD"
      inputMode="numeric"
      autoComplete="off"
      disabled={disabled}
      readOnly={open}
      aria-label={datePicker[side]}
      aria-labelledby={`${ids.label} ${inputId(side)}`}
      aria-describedby={describedBy}
      aria-invalid={fault ? true : undefined}
      aria-required={required}
      onChange={(event) => type(side, event.target.value)}
      onBlur={settle}
      onKeyDown={onKeyDown}
    />
  );
  const look = over ? 'invalid' : state;
  return (
    <FieldFrame {...frame} ids={ids} error={fault}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need the label inside it */}
      <div {...rest} role="group" aria-labelledby={ids.label}>
        <div ref={root} className={css.root}>
          <div className={cx(field.box, field.sizes[size], css.part)} data-state={look}>
            <button
              ref={opener}
              type="button"
              className={cx(field.inside, css.opener)}
              disabled={disabled}
              title={datePicker.open}
              aria-label={datePicker.open}
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={() => (open ? setOpen(false) : show())}
            >
              <CalendarIcon size={size === 'large' ? 20 : 18} />
            </button>
            {part('start', startName)}
          </div>
          <span className={css.to}>{datePicker.to}</span>
          <div className={cx(field.box, field.sizes[size], css.part)} data-state={look}>
            {part('end', endName)}
            {look === 'invalid' && (
              <span className={field.tones.error}>
                <CircleAlertIcon size={size === 'small' ? 16 : 20} />
              </span>
            )}
          </div>
          {open && (
            <RangePanel
              picked={picked}
              min={min}
              max={max}
              unavailable={unavailable}
              maxDays={maxDays}
              today={today}
              onPick={setPicked}
              onConfirm={confirm}
            />
          )}
        </div>
      </div>
    </FieldFrame>
  );
}

function iso(text: string): string {
  return String(parseTyped(text) ?? '');
}
