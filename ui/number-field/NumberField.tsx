import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useRef, useState } from 'react';
import { useNumberFieldState } from 'react-stately';
import { CircleAlertIcon, LockIcon, MinusIcon, PlusIcon } from '../icon/icons.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import * as field from '../internals/field/field.css.ts';
import { FieldFrame, type FieldTexts, splitTexts, useField } from '../internals/field/index.ts';
import { useFormReset } from '../internals/useFormReset.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useLocale } from '../locale/index.ts';
import * as css from './number-field.css.ts';

export type NumberFieldProps = DomProps<
  'input',
  FieldTexts & {
    /** null for none. */
    value?: number | null;
    defaultValue?: number | null;
    /** Called when the number is settled: by a step, by Enter, by leaving the field. */
    onValueChange?: (value: number | null) => void;
    min?: number;
    max?: number;
    /** Default 1. */
    step?: number;
    /** How it is written: digits after the point, a currency. */
    format?: Intl.NumberFormatOptions;
    /** 32, 40 or 48 (default) design pixels high. */
    size?: keyof typeof field.sizes;
    /** Words inside the field, such as ¥ and 元. */
    prefix?: ReactNode;
    /** A unit behind the number. */
    suffix?: ReactNode;
    /** Sent with a form under this name, without separators. */
    name?: string;
    ref?: Ref<HTMLInputElement>;
  }
>;

/** A number (spin button) with its steps beside it; props and `ref` go to the `<input role="spinbutton">`. */
export function NumberField({
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  step = 1,
  format,
  size = 'large',
  prefix,
  suffix,
  name,
  onBlur,
  onKeyDown,
  ref,
  ...props
}: NumberFieldProps) {
  const [frame, rest] = splitTexts(props);
  const { error, success, required } = frame;
  const input = useRef<HTMLInputElement>(null);
  const locale = useLocale();
  const { disabled, readOnly } = rest;
  const [checked, setChecked] = useState(false);
  const number = useNumberFieldState({
    locale: locale.lang,
    formatOptions: format,
    value: value === undefined ? undefined : (value ?? Number.NaN),
    defaultValue: defaultValue ?? undefined,
    minValue: min,
    maxValue: max,
    step,
    // An invalid number stays as typed and is reported; changing it silently would hide the mistake.
    commitBehavior: 'validate',
    isDisabled: disabled,
    isReadOnly: readOnly,
    onChange: (next) => onValueChange?.(Number.isNaN(next) ? null : next),
  });
  const now = number.numberValue;
  const written = new Intl.NumberFormat(locale.lang, format);
  const fault = error ?? (checked ? problem() : undefined);
  const { ids, state, describedBy } = useField({ ...rest, error: fault, success });
  const editable = !disabled && !readOnly;
  useFormReset(input, () => number.setNumberValue(defaultValue ?? Number.NaN));

  function problem(): string | undefined {
    if (min !== undefined && now < min) return locale.numberField.min(written.format(min));
    return max !== undefined && now > max ? locale.numberField.max(written.format(max)) : undefined;
  }
  function leap(by: number) {
    const from = Number.isNaN(now) ? (by > 0 ? (min ?? 0) : (max ?? 0)) : now + by;
    number.setNumberValue(Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, from)));
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      number.commit();
      setChecked(true);
    }
    if (!editable || event.altKey || event.ctrlKey || event.metaKey) return;
    const acts: Record<string, (() => void) | false> = {
      ArrowUp: () => number.increment(),
      ArrowDown: () => number.decrement(),
      PageUp: () => leap(10 * step),
      PageDown: () => leap(-10 * step),
      // Without a limit, the keys move the caret, as in any text field.
      Home: min !== undefined && (() => number.decrementToMin()),
      End: max !== undefined && (() => number.incrementToMax()),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
  const stepper = (up: boolean) => {
    const name = locale.numberField[up ? 'increase' : 'decrease'];
    return (
      <button
        type="button"
        // No tab stop, because the keys of the field do the same.
        tabIndex={-1}
        className={cx(field.inside, css.stepper)}
        title={name}
        id={`${ids.control}-${up ? 'up' : 'down'}`}
        aria-label={name}
        aria-labelledby={`${ids.label} ${ids.control}-${up ? 'up' : 'down'}`}
        disabled={!editable || !(up ? number.canIncrement : number.canDecrement)}
        onClick={up ? number.increment : number.decrement}
      >
        {up ? <PlusIcon size={18} /> : <MinusIcon size={18} />}
      </button>
    );
  };
  return (
    <FieldFrame {...frame} ids={ids} error={fault}>
      <div className={cx(field.box, field.sizes[size])} data-state={state}>
        {prefix !== undefined && <span className={field.affix}>{prefix}</span>}
        <input
          autoComplete="off"
          inputMode={step % 1 === 0 && (min ?? -1) >= 0 ? 'numeric' : 'decimal'}
          {...rest}
          ref={useMergedRef(input, ref)}
          id={ids.control}
          role="spinbutton"
          aria-valuenow={Number.isNaN(now) ? undefined : now}
          aria-valuetext={Number.isNaN(now) ? undefined : number.inputValue}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-invalid={fault ? true : undefined}
          aria-required={required}
          aria-describedby={describedBy}
          className={field.input}
          value={number.inputValue}
          onChange={(event) => {
            const text = event.target.value.normalize('NFKC');
            if (number.validate(text)) number.setInputValue(text);
          }}
          onBlur={(event) => {
            onBlur?.(event);
            number.commit();
            setChecked(true);
          }}
          onKeyDown={press}
        />
        {suffix !== undefined && <span className={field.affix}>{suffix}</span>}
        {name && <input type="hidden" name={name} value={Number.isNaN(now) ? '' : String(now)} disabled={disabled} />}
        {state === 'invalid' && (
          <span className={field.tones.error}>
            <CircleAlertIcon size={size === 'small' ? 16 : 20} />
          </span>
        )}
        {state === 'disabled' && <LockIcon size={size === 'small' ? 16 : 18} />}
        {editable && (
          <span className={css.steppers}>
            {stepper(false)}
            {stepper(true)}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}
