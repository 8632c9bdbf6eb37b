import { type ReactNode, useId, useRef } from 'react';
import type { DomProps } from '../internals/dom.ts';
import { useFormReset } from '../internals/useFormReset.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useValue } from '../internals/useValue.ts';
import * as css from './segmented-control.css.ts';

export type Segment = { value: string; label: string; icon?: ReactNode; disabled?: boolean };

export type SegmentedControlProps = DomProps<
  'div',
  {
    /** Spoken name of the group. */
    label: string;
    /** Two to five. */
    options: readonly Segment[];
    value?: string;
    /** The first option by default. */
    defaultValue?: string;
    onValueChange?: (value: string) => void;
    /** Items 30 (default) or 34 design pixels high; grows with care mode. */
    size?: keyof typeof css.sizes;
    /** Shows the icons alone; the labels stay their names and tooltips. */
    iconOnly?: boolean;
    /** Of the radios in a form; made up when missing. */
    name?: string;
    disabled?: boolean;
  }
>;

/** One of two to five views or units; renders `<div role="radiogroup">` with native radios, whose arrows move and choose. */
export function SegmentedControl({
  label,
  options,
  value,
  defaultValue = options[0]?.value ?? '',
  onValueChange,
  size = 'medium',
  iconOnly,
  name,
  disabled,
  ref,
  ...rest
}: SegmentedControlProps) {
  const own = useId();
  const group = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useValue(value, defaultValue, onValueChange);
  useFormReset(group, () => choose(defaultValue));
  return (
    <div role="radiogroup" {...rest} ref={useMergedRef(group, ref)} aria-label={label} className={css.track}>
      {options.map((option) => (
        <label
          key={option.value}
          className={css.sizes[size]}
          title={iconOnly ? option.label : undefined}
          data-state={option.value === chosen ? 'checked' : 'unchecked'}
          data-disabled={disabled || option.disabled ? '' : undefined}
        >
          <input
            type="radio"
            name={name ?? own}
            value={option.value}
            checked={option.value === chosen}
            disabled={disabled || option.disabled}
            aria-label={iconOnly ? option.label : undefined}
            className={css.input}
            onChange={() => choose(option.value)}
          />
          {option.icon}
          {!iconOnly && <span className={css.words}>{option.label}</span>}
        </label>
      ))}
    </div>
  );
}
