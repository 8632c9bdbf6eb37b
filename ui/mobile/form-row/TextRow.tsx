import type { Ref } from 'react';
import { CircleXIcon } from '../../icon/icons.ts';
import type { DomProps } from '../../internals/dom.ts';
import { useField, useInputValue } from '../../internals/field/index.ts';
import { useMergedRef } from '../../internals/useMergedRef.ts';
import { useLocale } from '../../locale/index.ts';
import { RowFrame, type RowTexts } from './FormRow.tsx';
import * as css from './form-row.css.ts';

export type TextRowProps = DomProps<
  'input',
  RowTexts & {
    value?: string;
    defaultValue?: string;
    onValueChange?: (value: string) => void;
    ref?: Ref<HTMLInputElement>;
  }
>;

/** A line of text in a phone form, 52 px, with a button that empties it while it is typed in; props and `ref` go to the `<input>`. */
export function TextRow({
  label,
  help,
  error,
  required,
  value,
  defaultValue,
  onValueChange,
  onChange,
  ref,
  type = 'text',
  ...rest
}: TextRowProps) {
  const { clear } = useLocale();
  const { ids, state, describedBy } = useField({ ...rest, error });
  const input = useInputValue<HTMLInputElement>(value, defaultValue, onValueChange);
  const clearable = input.value !== '' && !rest.disabled && !rest.readOnly;
  return (
    <RowFrame ids={ids} state={state} label={label} help={help} error={error} required={required}>
      <input
        {...rest}
        ref={useMergedRef(input.ref, ref)}
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
      {clearable && (
        <button
          type="button"
          className={css.clear}
          aria-label={clear}
          // Keeps the focus in the field, so that the on-screen keyboard stays open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            input.set('');
            input.ref.current?.focus();
          }}
        >
          <CircleXIcon size={18} />
        </button>
      )}
    </RowFrame>
  );
}
