import { type MouseEvent, type ReactNode, type Ref, useRef } from 'react';
import { ChevronDownIcon, XIcon } from '../icon/icons.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import * as field from '../internals/field/field.css.ts';
import { FieldFrame, type FieldTexts, splitTexts, useField } from '../internals/field/index.ts';
import { useDismiss } from '../internals/useDismiss.ts';
import { useEscape } from '../internals/useEscape.ts';
import { useFormReset } from '../internals/useFormReset.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useLocale } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { MultiSelectPanel } from './MultiSelectPanel.tsx';
import * as css from './multi-select.css.ts';
import { type MultiSelectOption, useMultiSelect } from './useMultiSelect.ts';

export type MultiSelectProps = DomProps<
  'input',
  FieldTexts & {
    /** In the order of the list. */
    options: readonly MultiSelectOption[];
    value?: readonly string[];
    defaultValue?: readonly string[];
    onValueChange?: (value: readonly string[]) => void;
    /** The most that can be chosen; stands in the label row. */
    max?: number;
    /** Called with what is typed, for options that a server finds; give `filter={false}` with it. */
    onQueryChange?: (query: string) => void;
    /** Keeps the options that contain what is typed, as text or pinyin initials; default true. */
    filter?: boolean;
    /** Says that options are on their way. */
    loading?: boolean;
    /** Above the options: how the query was understood. */
    status?: ReactNode;
    /** Below the options: the way out. */
    footer?: ReactNode;
    /** 40 or 48 (default) design pixels high; it grows with what is chosen. */
    size?: 'medium' | 'large';
    /** Sent with a form under this name, once for each value. */
    name?: string;
    ref?: Ref<HTMLInputElement>;
  }
>;

/** Several of many (combobox whose chosen values are tags in the field); props and `ref` go to the `<input>`. */
export function MultiSelect({
  options,
  value,
  defaultValue,
  onValueChange,
  max,
  onQueryChange,
  filter = true,
  loading = false,
  status,
  footer,
  size = 'large',
  name,
  disabled,
  placeholder,
  onChange,
  onKeyDown,
  onFocus,
  ref,
  ...props
}: MultiSelectProps) {
  const [frame, rest] = splitTexts(props);
  const { error, success, required } = frame;
  const locale = useLocale();
  const { multiSelect } = locale;
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const { ids, state, describedBy } = useField({ ...rest, disabled, error, success });
  const listId = `${ids.control}-list`;
  const select = useMultiSelect({ options, value, defaultValue, onValueChange, max, filter, onQueryChange, input });
  const { open, active, chosen, shown } = select;
  const listed = open && shown.length > 0;
  useDismiss(root, open, select.hide);
  useFormReset(input, select.restore);
  useEscape(input, !open && select.query !== '', select.emptyQuery);

  function focusInput(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('button, input')) return;
    event.preventDefault();
    input.current?.focus();
    select.show();
  }
  return (
    <FieldFrame
      {...frame}
      ids={ids}
      labelEnd={frame.labelEnd ?? (max === undefined ? undefined : multiSelect.limit(max))}
    >
      <div ref={root} className={css.root}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only widens the input's own target; keys reach the input */}
        <div
          className={cx(field.box, field.sizes[size], css.box)}
          data-state={state}
          onMouseDown={disabled ? undefined : focusInput}
        >
          <div className={css.lines}>
            <ul
              className={css.tags}
              id={`${ids.control}-chosen`}
              aria-label={multiSelect.chosen}
              aria-labelledby={`${ids.label} ${ids.control}-chosen`}
            >
              {chosen.map((option, index) => (
                <li key={option.value} className={css.tag}>
                  <span className={css.tagWords}>{option.label}</span>
                  {!disabled && (
                    <button
                      type="button"
                      ref={select.tagRef(index)}
                      // Reached from the field by the arrow key towards the start, so that tags are no tab stops.
                      tabIndex={-1}
                      className={css.remove}
                      aria-label={multiSelect.remove(option.label)}
                      onClick={() => {
                        select.remove(option.value);
                        input.current?.focus();
                      }}
                      onKeyDown={(event) => select.onTagKeyDown(event, index)}
                    >
                      <XIcon size={14} />
                    </button>
                  )}
                </li>
              ))}
            </ul>
            <input
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              {...rest}
              ref={merged}
              id={ids.control}
              type="text"
              role="combobox"
              disabled={disabled}
              placeholder={chosen.length === 0 ? (placeholder ?? locale.choose) : undefined}
              aria-autocomplete="list"
              aria-expanded={listed}
              aria-controls={listed ? listId : undefined}
              aria-activedescendant={listed && active >= 0 ? `${listId}-${active}` : undefined}
              aria-invalid={error ? true : undefined}
              aria-required={required}
              aria-describedby={describedBy}
              className={cx(field.input, css.input)}
              value={select.query}
              onChange={(event) => {
                onChange?.(event);
                select.type(event.target.value);
              }}
              onFocus={onFocus}
              onClick={select.show}
              onKeyDown={(event) => {
                onKeyDown?.(event);
                if (!event.defaultPrevented) select.onKeyDown(event);
              }}
            />
          </div>
          {chosen.length > 0 && !disabled ? (
            <button
              type="button"
              className={field.inside}
              title={multiSelect.clearAll}
              id={`${ids.control}-clear`}
              aria-label={multiSelect.clearAll}
              aria-labelledby={`${ids.control}-clear ${ids.label}`}
              onClick={() => {
                select.clear();
                input.current?.focus();
              }}
            >
              <XIcon size={18} />
            </button>
          ) : (
            <ChevronDownIcon size={18} />
          )}
        </div>
        {name && chosen.map((option) => <input key={option.value} type="hidden" name={name} value={option.value} />)}
        {open && (
          <MultiSelectPanel
            listId={listId}
            labelId={ids.label}
            select={select}
            loading={loading}
            status={status}
            footer={footer}
          />
        )}
        <VisuallyHidden role="status">
          {select.said || (open && !loading ? locale.results(shown.length) : '')}
        </VisuallyHidden>
      </div>
    </FieldFrame>
  );
}
