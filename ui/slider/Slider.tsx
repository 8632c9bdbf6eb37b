import { type ReactNode, type Ref, useId, useRef } from 'react';
import { assignVar } from '../internals/assignVar.ts';
import type { DomProps } from '../internals/dom.ts';
import { useFormReset } from '../internals/useFormReset.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useValue } from '../internals/useValue.ts';
import * as css from './slider.css.ts';

export type SliderProps = DomProps<
  'input',
  {
    label: ReactNode;
    value?: number;
    defaultValue?: number;
    onValueChange?: (value: number) => void;
    /** 0 to 100 in steps of 1 by default. */
    min?: number;
    max?: number;
    step?: number;
    /** How the value is written and spoken: `15 分钟`. */
    format?: (value: number) => string;
    /** Leaves the label and the value to screen readers. */
    hideLabel?: boolean;
    /** Icons or words at both ends. */
    start?: ReactNode;
    end?: ReactNode;
    type?: undefined;
    ref?: Ref<HTMLInputElement>;
  }
>;

/**
 * A number by its place on a line; props and `ref` go to the `<input type="range">`. Arrows move by a step, Page Up and
 * Page Down by a tenth, Home and End to the ends.
 */
export function Slider({
  label,
  value,
  min = 0,
  max = 100,
  step = 1,
  defaultValue = min,
  onValueChange,
  format = String,
  hideLabel,
  start,
  end,
  onChange,
  ref,
  ...rest
}: SliderProps) {
  const own = useId();
  const input = useRef<HTMLInputElement>(null);
  const id = rest.id ?? own;
  const [current, setCurrent] = useValue(value, defaultValue, onValueChange);
  useFormReset(input, () => setCurrent(defaultValue));
  const part = max > min ? (Math.min(max, Math.max(min, current)) - min) / (max - min) : 0;
  return (
    <div className={css.root}>
      <div className={hideLabel ? css.hiddenHead : css.head}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} aria-hidden="true" className={css.value}>
          {format(current)}
        </output>
      </div>
      <div className={css.row}>
        {start}
        <input
          {...rest}
          ref={useMergedRef(input, ref)}
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={current}
          aria-valuetext={format(current)}
          className={css.range}
          style={assignVar(css.part, part)}
          onChange={(event) => {
            onChange?.(event);
            setCurrent(event.currentTarget.valueAsNumber);
          }}
        />
        {end}
      </div>
    </div>
  );
}
