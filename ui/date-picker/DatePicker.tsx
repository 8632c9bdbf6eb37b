import { type ReactNode, type Ref, useRef, useState } from 'react';
import { parseDay, parseTyped } from '../calendar/dates.ts';
import { Calendar, type CalendarProps } from '../calendar/index.ts';
import { CalendarIcon, CircleAlertIcon, LockIcon } from '../icon/icons.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import * as field from '../internals/field/field.css.ts';
import { FieldFrame, type FieldTexts, splitTexts, useField, useInputValue } from '../internals/field/index.ts';
import { keepTabInside } from '../internals/keepTabInside.ts';
import { useDismiss } from '../internals/useDismiss.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { usePanelPlace } from '../internals/usePanelPlace.ts';
import { useValue } from '../internals/useValue.ts';
import { useLocale } from '../locale/index.ts';
import * as css from './date-picker.css.ts';
import { type DayLimits, problemOf } from './problemOf.ts';

type CalendarLook = Pick<CalendarProps, 'marks' | 'weekName' | 'today' | 'onMonthChange'>;

export type DatePickerProps = DomProps<
  'input',
  FieldTexts &
    DayLimits &
    CalendarLook & {
      /** `YYYY-MM-DD`, or '' for none. */
      value?: string;
      defaultValue?: string;
      /** Called with a whole, allowed day, and with '' as soon as what is typed is none. */
      onValueChange?: (value: string) => void;
      /** 32, 40 or 48 (default) design pixels high. */
      size?: keyof typeof field.sizes;
      ref?: Ref<HTMLInputElement>;
    }
>;

/** A day, typed or chosen from a calendar (date picker dialog); props and `ref` go to the `<input>`. */
export function DatePicker({
  min,
  max,
  unavailable,
  marks,
  weekName,
  today,
  onMonthChange,
  value,
  defaultValue = '',
  onValueChange,
  size = 'large',
  onChange,
  onBlur,
  onKeyDown,
  onClick,
  ref,
  ...props
}: DatePickerProps) {
  const [frame, rest] = splitTexts(props);
  const { error, success, required } = frame;
  const locale = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [chosen, choose] = useValue(value, defaultValue, onValueChange);
  const [draft, setDraft] = useState<string>();
  const [checked, setChecked] = useState(false);
  // `grid`: the focus is in the calendar; `field`: the calendar is open while the reader types in the input.
  const [open, setOpen] = useState<'grid' | 'field'>();
  const input = useInputValue<HTMLInputElement>(draft ?? chosen, defaultValue, type);
  const merged = useMergedRef(input.ref, ref);
  const limits = { min, max, unavailable };
  const problem = checked ? problemOf(input.value, limits, locale) : undefined;
  const fault = error ?? problem;
  const { ids, state, describedBy } = useField({ ...rest, error: fault, success });
  const editable = state !== 'disabled' && state !== 'readonly';
  useDismiss(root, open !== undefined, (how) => {
    if (how === 'escape') (open === 'grid' ? opener : input.ref).current?.focus();
    setOpen(undefined);
  });

  function type(text: string) {
    setDraft(text);
    const date = parseTyped(text);
    const next = date && !problemOf(text, limits, locale) ? String(date) : '';
    if (next !== chosen) choose(next);
  }
  function settle() {
    setChecked(true);
    if (!problemOf(input.value, limits, locale)) setDraft(undefined);
  }
  function take(date: string) {
    choose(date);
    setDraft(undefined);
    setChecked(false);
    setOpen(undefined);
    (open === 'grid' ? opener : input.ref).current?.focus();
  }
  const name = locale.datePicker[chosen ? 'openAt' : 'open'];
  return (
    <FieldFrame {...frame} ids={ids} error={fault}>
      <div ref={root} className={css.root}>
        <div className={cx(field.box, field.sizes[size])} data-state={state} data-open={open ? '' : undefined}>
          <button
            ref={opener}
            type="button"
            className={cx(field.inside, css.opener)}
            disabled={!editable}
            title={locale.datePicker.open}
            aria-label={typeof name === 'function' ? name(chosen) : name}
            aria-haspopup="dialog"
            aria-expanded={open !== undefined}
            onClick={() => setOpen(open === 'grid' ? undefined : 'grid')}
          >
            <CalendarIcon size={size === 'large' ? 20 : 18} />
          </button>
          <input
            autoComplete="off"
            placeholder="YYYY-MM-DD"
            inputMode="numeric"
            {...rest}
            ref={merged}
            id={ids.control}
            required={required}
            aria-invalid={fault ? true : undefined}
            aria-describedby={describedBy}
            className={field.input}
            value={input.value}
            onChange={(event) => {
              onChange?.(event);
              input.set(event.target.value);
            }}
            onBlur={(event) => {
              onBlur?.(event);
              settle();
            }}
            onClick={(event) => {
              onClick?.(event);
              if (editable) setOpen(open ?? 'field');
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (event.defaultPrevented || !editable) return;
              if (event.key === 'ArrowDown') {
                event.preventDefault();
                setOpen('grid');
              } else if (event.key === 'Enter') settle();
              else if (event.key === 'Tab') setOpen(undefined);
            }}
          />
          {state === 'invalid' && (
            <span className={field.tones.error}>
              <CircleAlertIcon size={size === 'small' ? 16 : 20} />
            </span>
          )}
          {state === 'disabled' && <LockIcon size={size === 'small' ? 16 : 18} />}
        </div>
        {open && (
          <DatePanel>
            <Calendar
              // Reset the calendar when it is opened differently or another day is typed.
              key={`${open} ${open === 'field' ? chosen : ''}`}
              min={min}
              max={max}
              unavailable={unavailable}
              marks={marks}
              weekName={weekName}
              today={today}
              onMonthChange={onMonthChange}
              value={chosen}
              defaultFocused={parseDay(chosen) ? chosen : undefined}
              focusOnMount={open === 'grid'}
              onValueChange={take}
            />
          </DatePanel>
        )}
      </div>
    </FieldFrame>
  );
}

function DatePanel({ children }: { children: ReactNode }) {
  const { datePicker } = useLocale();
  const panel = useRef<HTMLDivElement>(null);
  const { side, align } = usePanelPlace(panel);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={datePicker.panel}
      data-side={side}
      data-align={align}
      className={css.panel}
      onKeyDown={keepTabInside}
    >
      {children}
    </div>
  );
}
