import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { CircleAlertIcon, ClockIcon, LockIcon } from '../icon/icons.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import * as field from '../internals/field/field.css.ts';
import { FieldFrame, type FieldTexts, splitTexts, useField } from '../internals/field/index.ts';
import { useFormReset } from '../internals/useFormReset.ts';
import { useValue } from '../internals/useValue.ts';
import { useLocale } from '../locale/index.ts';
import { joinTime, padPart, splitTime, stepPart, type TimeParts } from './time.ts';
import * as css from './time-field.css.ts';

export type TimeFieldProps = DomProps<
  'div',
  FieldTexts & {
    /** `HH:mm` of 24 hours, or '' for none. */
    value?: string;
    defaultValue?: string;
    /** Called with a whole time, and with '' as soon as a part is missing. */
    onValueChange?: (value: string) => void;
    /** The earliest and the latest time allowed, `HH:mm`. */
    min?: string;
    max?: string;
    /** Minutes between two steps of the arrows; default 1. */
    step?: number;
    /** 32, 40 or 48 (default) design pixels high. */
    size?: keyof typeof field.sizes;
    /** Sent with a form under this name. */
    name?: string;
    disabled?: boolean;
    readOnly?: boolean;
    ref?: Ref<HTMLDivElement>;
  }
>;

type Part = keyof TimeParts;
const ends = { hour: 23, minute: 59 };
/** Steps of Page Up and Page Down. */
const leaps = { hour: 6, minute: 10 };

/** Hour and minute, each a spin button that is typed in; props and `ref` go to the `<div role="group">`. */
export function TimeField({
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  step = 1,
  size = 'large',
  name,
  disabled,
  readOnly,
  onBlur,
  ...props
}: TimeFieldProps) {
  const [frame, rest] = splitTexts(props);
  const { error, success, required } = frame;
  const locale = useLocale();
  const inputs = { hour: useRef<HTMLInputElement>(null), minute: useRef<HTMLInputElement>(null) };
  const [chosen, choose] = useValue(value, defaultValue, onValueChange);
  const [parts, setParts] = useState(() => splitTime(chosen));
  const [seen, setSeen] = useState(chosen);
  const [checked, setChecked] = useState(false);
  if (chosen !== seen) {
    setSeen(chosen);
    // Not for the '' of an incomplete time, which would clear the other part.
    if (chosen !== joinTime(parts)) setParts(splitTime(chosen));
  }
  const fault = error ?? (checked ? problem() : undefined);
  const { ids, state, describedBy } = useField({ ...rest, disabled, readOnly, error: fault, success });

  useFormReset(inputs.hour, () => choose(defaultValue));

  function problem(): string | undefined {
    if (chosen === '') return undefined;
    if (min && chosen < min) return locale.timeField.before(min);
    return max && chosen > max ? locale.timeField.after(max) : undefined;
  }
  function put(next: TimeParts) {
    setParts(next);
    const time = joinTime(next);
    if (time !== chosen) choose(time);
  }
  function type(part: Part, text: string) {
    const digits = text.normalize('NFKC').replace(/\D/g, '').slice(-2);
    const fits = Number(digits) <= ends[part];
    const next = fits ? digits : digits.slice(-1);
    put({ ...parts, [part]: next });
    // Complete without a second digit: 3 to 9 for hours, 6 to 9 for minutes.
    const whole = next.length === 2 || Number(next) * 10 > ends[part];
    if (part === 'hour' && next !== '' && whole) inputs.minute.current?.focus();
  }
  function paste(event: ClipboardEvent) {
    const time = splitTime(event.clipboardData.getData('text'));
    if (time.hour === '') return;
    event.preventDefault();
    put(time);
  }
  function onKeyDown(part: Part, event: KeyboardEvent<HTMLInputElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const by = part === 'hour' ? 1 : step;
    const spin = (amount: number) => () => put({ ...parts, [part]: stepPart(parts[part], amount, ends[part]) });
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const [back, on] = rightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const spins: Record<string, () => void> = {
      ArrowUp: spin(by),
      ArrowDown: spin(-by),
      PageUp: spin(leaps[part]),
      PageDown: spin(-leaps[part]),
      Home: () => put({ ...parts, [part]: '00' }),
      End: () => put({ ...parts, [part]: String(ends[part]) }),
    };
    const moves: Record<string, () => void> = {
      [back]: () => inputs.hour.current?.focus(),
      [on]: () => inputs.minute.current?.focus(),
      ':': () => inputs.minute.current?.focus(),
      '：': () => inputs.minute.current?.focus(),
    };
    const act = moves[event.key] ?? (readOnly ? undefined : spins[event.key]);
    if (act) {
      event.preventDefault();
      act();
    } else if (event.key === 'Backspace' && part === 'minute' && parts.minute === '') {
      inputs.hour.current?.focus();
    }
  }
  function leave(event: FocusEvent<HTMLDivElement>) {
    onBlur?.(event);
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setChecked(true);
    setParts({
      hour: parts.hour && padPart(parts.hour),
      minute: parts.minute && padPart(parts.minute),
    });
  }
  const segmentId = (part: Part) => (part === 'hour' ? ids.control : `${ids.control}-minute`);
  const segment = (part: Part) => {
    const text = parts[part];
    const words = part === 'hour' ? locale.timeField.hourText : locale.timeField.minuteText;
    return (
      <input
        ref={inputs[part]}
        id={segmentId(part)}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        placeholder="--"
        className={cx(field.input, css.part)}
        value={text}
        disabled={disabled}
        readOnly={readOnly}
        aria-label={locale.timeField[part]}
        aria-labelledby={`${ids.label} ${segmentId(part)}`}
        aria-valuenow={text === '' ? undefined : Number(text)}
        aria-valuemin={0}
        aria-valuemax={ends[part]}
        aria-valuetext={text === '' ? locale.timeField.empty : words(Number(text))}
        aria-invalid={fault ? true : undefined}
        aria-required={required}
        aria-readonly={readOnly}
        aria-describedby={describedBy}
        onFocus={(event) => event.currentTarget.select()}
        // A second click would place a caret between the digits, and typed digits would be inserted there.
        onMouseUp={(event) => {
          event.preventDefault();
          event.currentTarget.select();
        }}
        onChange={(event) => type(part, event.target.value)}
        onPaste={paste}
        onKeyDown={(event) => onKeyDown(part, event)}
      />
    );
  };
  return (
    <FieldFrame {...frame} ids={ids} error={fault}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need the label inside it */}
      <div {...rest} role="group" aria-labelledby={ids.label} onBlur={leave}>
        <div className={cx(field.box, field.sizes[size])} data-state={state}>
          <ClockIcon size={size === 'large' ? 20 : 18} />
          <span className={css.parts} dir="ltr">
            {segment('hour')}
            <span aria-hidden className={css.colon}>
              :
            </span>
            {segment('minute')}
          </span>
          {name && <input type="hidden" name={name} value={chosen} disabled={disabled} />}
          {state === 'invalid' && (
            <span className={field.tones.error}>
              <CircleAlertIcon size={size === 'small' ? 16 : 20} />
            </span>
          )}
          {state === 'disabled' && <LockIcon size={size === 'small' ? 16 : 18} />}
        </div>
      </div>
    </FieldFrame>
  );
}
