import { type ReactNode, type Ref, useContext, useId, useRef } from 'react';
import { ChoiceWords } from '../internals/ChoiceWords.tsx';
import * as choice from '../internals/choice.css.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import * as field from '../internals/field/field.css.ts';
import { FieldLayoutContext, FieldMessage } from '../internals/field/index.ts';
import { useFormReset } from '../internals/useFormReset.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useValue } from '../internals/useValue.ts';
import * as css from './radio-group.css.ts';

export type RadioOption = { value: string; label: ReactNode; note?: ReactNode; disabled?: boolean };

export type RadioGroupProps = DomProps<
  'fieldset',
  {
    /** Names the group, above it. */
    label: ReactNode;
    hideLabel?: boolean;
    /** In their order; `note` is a second line. */
    options: RadioOption[];
    /** Of the chosen option; '' for none. */
    value?: string;
    defaultValue?: string;
    onValueChange?: (value: string) => void;
    /** Of the inputs in a form; made up when missing. */
    name?: string;
    /** One below the other (default) or side by side. */
    direction?: keyof typeof css.directions;
    required?: boolean;
    /** Stands under the options until there is an error. */
    help?: ReactNode;
    /** What is wrong and how to put it right. */
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
  ref,
  ...rest
}: RadioGroupProps) {
  const own = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [chosen, choose] = useValue(value, defaultValue, onValueChange);
  useFormReset(group, () => choose(defaultValue));
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows radiogroup on fieldset
      role="radiogroup"
      {...rest}
      ref={useMergedRef(group, ref)}
      disabled={disabled}
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={`${own}-message`}
      className={css.layouts[useContext(FieldLayoutContext)]}
    >
      <legend className={cx(css.legend, hideLabel && field.hiddenLabel)}>
        {label}
        {required && (
          <span aria-hidden className={field.star}>
            {'\u2060*'}
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
            <ChoiceWords label={option.label} note={option.note} />
          </label>
        ))}
      </div>
      <div id={`${own}-message`} className={cx(field.messages, css.message)} aria-live="polite">
        <FieldMessage help={help} error={error} />
      </div>
    </fieldset>
  );
}
