import { type ReactNode, type Ref, useId } from 'react';
import * as choice from '../internals/choice.css.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import * as field from '../internals/field/field.css.ts';
import { Message } from '../internals/field/index.ts';
import { useValue } from '../internals/useValue.ts';
import * as css from './radio-group.css.ts';

export type RadioOption = { value: string; label: ReactNode; note?: ReactNode; disabled?: boolean };

export type RadioGroupProps = DomProps<
  'fieldset',
  {
    label: ReactNode;
    hideLabel?: boolean;
    options: RadioOption[];
    value?: string;
    defaultValue?: string;
    onValueChange?: (value: string) => void;
    /** Of the inputs in a form; made up when missing. */
    name?: string;
    direction?: keyof typeof css.directions;
    required?: boolean;
    help?: ReactNode;
    error?: string;
    ref?: Ref<HTMLFieldSetElement>;
  }
>;

/** One of a few; renders `<fieldset role="radiogroup">` with native radios, whose arrows move and choose. */
export function RadioGroup({
  label,
  hideLabel,
  options,
  value,
  defaultValue = '',
  onValueChange,
  name,
  direction = 'column',
  required,
  help,
  error,
  disabled,
  ...rest
}: RadioGroupProps) {
  const own = useId();
  const [chosen, choose] = useValue(value, defaultValue, onValueChange);
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows radiogroup on fieldset
      role="radiogroup"
      {...rest}
      disabled={disabled}
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={`${own}-message`}
      className={css.group}
    >
      <legend className={cx(css.legend, hideLabel && field.hiddenLabel)}>
        {label}
        {required && (
          <span aria-hidden className={field.star}>
            *
          </span>
        )}
      </legend>
      <div className={css.directions[direction]}>
        {options.map((option) => (
          <label
            key={option.value}
            className={choice.row}
            data-disabled={disabled || option.disabled ? '' : undefined}
            data-state={option.value === chosen ? 'checked' : 'unchecked'}
          >
            <span className={choice.cell}>
              <input
                type="radio"
                name={name ?? own}
                value={option.value}
                checked={option.value === chosen}
                disabled={option.disabled}
                required={required}
                aria-invalid={error ? true : undefined}
                className={choice.input}
                onChange={() => choose(option.value)}
              />
              <span aria-hidden className={css.circle} />
            </span>
            <span className={choice.words}>
              {option.label}
              {option.note && <span className={choice.note}>{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
      <div id={`${own}-message`} className={field.messages} aria-live="polite">
        <Message help={help} error={error} />
      </div>
    </fieldset>
  );
}
