import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { CheckIcon, MinusIcon } from '../icon/icons.ts';
import { ChoiceWords } from '../internals/ChoiceWords.tsx';
import * as choice from '../internals/choice.css.ts';
import type { DomProps } from '../internals/dom.ts';
import { useFormReset } from '../internals/useFormReset.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useValue } from '../internals/useValue.ts';
import * as css from './checkbox.css.ts';

export type CheckboxProps = DomProps<
  'input',
  {
    label: ReactNode;
    hideLabel?: boolean;
    /** A second, smaller line. */
    note?: ReactNode;
    checked?: boolean;
    defaultChecked?: boolean;
    onCheckedChange?: (checked: boolean) => void;
    /** Some but not all of what it stands for. */
    indeterminate?: boolean;
    ref?: Ref<HTMLInputElement>;
  }
>;

/** A yes or no that is sent with a form; props and `ref` go to the `<input type="checkbox">`. */
export function Checkbox({
  label,
  hideLabel,
  note,
  checked,
  defaultChecked = false,
  onCheckedChange,
  indeterminate = false,
  disabled,
  onChange,
  ref,
  ...rest
}: CheckboxProps) {
  const [value, setValue] = useValue(checked, defaultChecked, onCheckedChange);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  useFormReset(input, () => setValue(defaultChecked));
  useEffect(() => {
    // HTML has no attribute for it.
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return (
    <label
      className={choice.row}
      data-disabled={disabled ? '' : undefined}
      data-state={indeterminate ? 'indeterminate' : value ? 'checked' : 'unchecked'}
    >
      <span className={choice.cell}>
        <input
          {...rest}
          ref={merged}
          type="checkbox"
          disabled={disabled}
          checked={value}
          className={choice.input}
          onChange={(event) => {
            onChange?.(event);
            setValue(event.target.checked);
          }}
        />
        <span aria-hidden className={css.box}>
          <span className={css.tick}>
            {indeterminate ? <MinusIcon size={14} strokeWidth={3} /> : <CheckIcon size={14} strokeWidth={3} />}
          </span>
        </span>
      </span>
      <ChoiceWords label={label} hideLabel={hideLabel} note={note} />
    </label>
  );
}
