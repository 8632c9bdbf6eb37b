import type { MouseEvent, ReactNode, Ref } from 'react';
import { CircleAlertIcon, CircleCheckIcon, LockIcon, XIcon } from '../icon/icons.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import * as css from '../internals/field/field.css.ts';
import { FieldFrame, type FieldTexts, splitTexts, useField, useInputValue } from '../internals/field/index.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useLocale } from '../locale/index.ts';

export type TextFieldSize = keyof typeof css.sizes;

export type TextFieldProps = DomProps<
  'input',
  FieldTexts & {
    value?: string;
    defaultValue?: string;
    onValueChange?: (value: string) => void;
    /** 32 (tables), 40 (filters, dialogs) or 48 (forms, default) design pixels high. */
    size?: TextFieldSize;
    /** Before the text, in grey. */
    startIcon?: ReactNode;
    /** Words inside the field, such as ¥ and 元. */
    prefix?: ReactNode;
    /** A unit behind the text. */
    suffix?: ReactNode;
    /** Shows a button that empties the field once it is filled. */
    clearable?: boolean;
    /** A control of its own at the end, such as the eye of a password. */
    endControl?: ReactNode;
    ref?: Ref<HTMLInputElement>;
  }
>;

/** A line of text with its label and messages; props and `ref` go to the `<input>`. */
export function TextField({
  value,
  defaultValue,
  onValueChange,
  size = 'large',
  startIcon,
  prefix,
  suffix,
  clearable,
  endControl,
  onChange,
  ref,
  type = 'text',
  ...props
}: TextFieldProps) {
  const [frame, rest] = splitTexts(props);
  const { error, success, required } = frame;
  const locale = useLocale();
  const { ids, state, describedBy } = useField({ ...rest, error, success });
  const input = useInputValue<HTMLInputElement>(value, defaultValue, onValueChange);
  const merged = useMergedRef(input.ref, ref);

  function clear() {
    input.set('');
    input.ref.current?.focus();
  }
  function focusFromPadding(event: MouseEvent) {
    if (event.target === event.currentTarget) {
      event.preventDefault();
      input.ref.current?.focus();
    }
  }
  const clearButton = clearable && input.value !== '' && state !== 'disabled' && state !== 'readonly';
  return (
    <FieldFrame {...frame} ids={ids}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only widens the input's own target; keys reach the input */}
      <div className={cx(css.box, css.sizes[size])} data-state={state} onMouseDown={focusFromPadding}>
        {startIcon}
        {prefix !== undefined && <span className={css.affix}>{prefix}</span>}
        <input
          {...rest}
          ref={merged}
          id={ids.control}
          type={type}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          className={css.input}
          value={input.value}
          onChange={(event) => {
            onChange?.(event);
            input.set(event.target.value);
          }}
        />
        {suffix !== undefined && <span className={css.affix}>{suffix}</span>}
        {clearButton && (
          <button type="button" className={css.inside} title={locale.clear} aria-label={locale.clear} onClick={clear}>
            <XIcon size={18} />
          </button>
        )}
        {endControl}
        <StateMark state={state} size={size} />
      </div>
    </FieldFrame>
  );
}

function StateMark({ state, size }: { state: string; size: TextFieldSize }) {
  const icon = size === 'small' ? 16 : 20;
  if (state === 'invalid')
    return (
      <span className={css.tones.error}>
        <CircleAlertIcon size={icon} />
      </span>
    );
  if (state === 'valid')
    return (
      <span className={css.tones.success}>
        <CircleCheckIcon size={icon} />
      </span>
    );
  if (state === 'disabled') return <LockIcon size={size === 'small' ? 16 : 18} />;
  return null;
}
