import { type Ref, useId } from 'react';
import { ChevronRightIcon } from '../../icon/icons.ts';
import type { DomProps } from '../../internals/dom.ts';
import { RowFrame, type RowTexts } from './FormRow.tsx';
import * as css from './form-row.css.ts';

export type PressRowProps = DomProps<
  'button',
  RowTexts & {
    /** What was chosen, in words; '' while nothing is. */
    value: string;
    placeholder?: string;
    children?: undefined;
    ref?: Ref<HTMLButtonElement>;
  }
>;

/** A row that opens a picker, a calendar or a page to choose from; props and `ref` go to the `<button>`. */
export function PressRow({ label, help, error, required, value, placeholder = '', id, ...rest }: PressRowProps) {
  const own = useId();
  const control = id ?? own;
  const ids = { control, label: `${control}-label`, message: `${control}-message` };
  const state = rest.disabled ? 'disabled' : error ? 'invalid' : 'idle';
  return (
    <RowFrame ids={ids} state={state} label={label} help={help} error={error} required={required}>
      <button
        type="button"
        aria-haspopup="dialog"
        {...rest}
        id={control}
        aria-labelledby={`${ids.label} ${control}-value`}
        aria-describedby={ids.message}
        className={css.press}
      >
        <span id={`${control}-value`} className={css.value} data-empty={value === '' ? '' : undefined}>
          {value || placeholder}
        </span>
        <ChevronRightIcon size={18} />
      </button>
    </RowFrame>
  );
}
