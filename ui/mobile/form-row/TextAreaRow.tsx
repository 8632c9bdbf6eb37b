import type { Ref } from 'react';
import type { DomProps } from '../../internals/dom.ts';
import { useField, useInputValue } from '../../internals/field/index.ts';
import { useMergedRef } from '../../internals/useMergedRef.ts';
import { useLocale } from '../../locale/index.ts';
import { RowFrame, type RowTexts } from './FormRow.tsx';
import * as css from './form-row.css.ts';

export type TextAreaRowProps = DomProps<
  'textarea',
  RowTexts & {
    value?: string;
    defaultValue?: string;
    onValueChange?: (value: string) => void;
    /** How many characters there may be; shows a counter and does not cut what is pasted. */
    limit?: number;
    ref?: Ref<HTMLTextAreaElement>;
  }
>;

/** Several lines in a phone form that grow with the text; props and `ref` go to the `<textarea>`. */
export function TextAreaRow({
  label,
  help,
  error,
  required,
  value,
  defaultValue,
  onValueChange,
  onChange,
  limit,
  ref,
  rows = 2,
  ...rest
}: TextAreaRowProps) {
  const { characters } = useLocale();
  const { ids, state, describedBy } = useField({ ...rest, error });
  const input = useInputValue<HTMLTextAreaElement>(value, defaultValue, onValueChange);
  const count = [...input.value].length;
  return (
    <RowFrame
      ids={ids}
      state={state}
      label={label}
      help={help}
      error={error}
      required={required}
      messageEnd={
        limit !== undefined && (
          <span className={css.counter} data-over={count > limit ? '' : undefined}>
            {characters(count, limit)}
          </span>
        )
      }
    >
      <textarea
        {...rest}
        ref={useMergedRef(input.ref, ref)}
        id={ids.control}
        rows={rows}
        required={required}
        aria-invalid={error || (limit !== undefined && count > limit) ? true : undefined}
        aria-describedby={describedBy}
        className={css.area}
        value={input.value}
        onChange={(event) => {
          onChange?.(event);
          input.set(event.target.value);
        }}
      />
    </RowFrame>
  );
}
