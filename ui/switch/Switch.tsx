import { type ReactNode, type Ref, useRef } from 'react';
import { ChoiceWords } from '../internals/ChoiceWords.tsx';
import * as choice from '../internals/choice.css.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import { useFormReset } from '../internals/useFormReset.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useValue } from '../internals/useValue.ts';
import * as css from './switch.css.ts';

export type SwitchProps = DomProps<
  'input',
  {
    label: ReactNode;
    hideLabel?: boolean;
    /** A second, smaller line. */
    note?: ReactNode;
    checked?: boolean;
    defaultChecked?: boolean;
    onCheckedChange?: (checked: boolean) => void;
    /** 40 × 24 (default) or 48 × 28, for touch. */
    size?: keyof typeof css.sizes;
    /** Words at the start and the switch at the end of the row. */
    spread?: boolean;
    ref?: Ref<HTMLInputElement>;
  }
>;

/**
 * A setting that takes effect at once; props and `ref` go to the `<input role="switch">`. With `aria-disabled` it keeps
 * the focus and does not change, as while a change is being saved.
 */
export function Switch({
  label,
  hideLabel,
  note,
  checked,
  defaultChecked = false,
  onCheckedChange,
  size = 'medium',
  spread,
  disabled,
  onChange,
  onKeyDown,
  ref,
  ...rest
}: SwitchProps) {
  const isInert = disabled || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const [value, setValue] = useValue(checked, defaultChecked, onCheckedChange);
  const input = useRef<HTMLInputElement>(null);
  useFormReset(input, () => setValue(defaultChecked));
  const words = <ChoiceWords label={label} hideLabel={hideLabel} note={note} />;
  return (
    <label
      className={cx(choice.row, css.row, spread && css.spread)}
      data-disabled={isInert ? '' : undefined}
      data-state={value ? 'on' : 'off'}
    >
      {spread && words}
      <span className={choice.cell}>
        <input
          {...rest}
          ref={useMergedRef(input, ref)}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the native checked state must not be repeated (ARIA in HTML)
          role="switch"
          disabled={disabled}
          checked={value}
          className={choice.input}
          onChange={(event) => {
            onChange?.(event);
            if (!isInert) setValue(event.target.checked);
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            // The element handles Space itself; the ARIA pattern adds Enter.
            if (event.key === 'Enter' && !event.defaultPrevented) {
              event.preventDefault();
              event.currentTarget.click();
            }
          }}
        />
        <span aria-hidden className={cx(css.track, css.sizes[size])} />
      </span>
      {!spread && words}
    </label>
  );
}
