import { type MouseEvent, type ReactNode, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CheckIcon, ChevronDownIcon } from '../icon/icons.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import * as field from '../internals/field/field.css.ts';
import { FieldFrame, type FieldTexts, splitTexts, useField } from '../internals/field/index.ts';
import * as list from '../internals/panel.css.ts';
import { useDismiss } from '../internals/useDismiss.ts';
import { useFormReset } from '../internals/useFormReset.ts';
import { useValue } from '../internals/useValue.ts';
import { useLocale } from '../locale/index.ts';
import * as css from './select.css.ts';
import { useListbox } from './useListbox.ts';

export type SelectOption = {
  value: string;
  label: string;
  /** A disabled option says why in its label. */
  disabled?: boolean;
  note?: string;
  icon?: ReactNode;
};

export type SelectProps = DomProps<
  'button',
  FieldTexts & {
    /** In the order of the list. */
    options: readonly SelectOption[];
    value?: string;
    defaultValue?: string;
    onValueChange?: (value: string) => void;
    placeholder?: string;
    /** 32, 40 or 48 (default) design pixels high. */
    size?: keyof typeof field.sizes;
    /** Sent with a form under this name. */
    name?: string;
    ref?: Ref<HTMLButtonElement>;
  }
>;

/** One of many (select-only combobox); props and `ref` go to the `<button role="combobox">`. */
export function Select({
  options,
  value,
  defaultValue = '',
  onValueChange,
  placeholder,
  size = 'large',
  name,
  disabled,
  onBlur,
  onClick,
  onKeyDown,
  ...props
}: SelectProps) {
  const [frame, rest] = splitTexts(props);
  const { error, success, required } = frame;
  const locale = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const { ids, state, describedBy } = useField({ ...rest, disabled, error, success });
  const [chosen, choose] = useValue(value, defaultValue, onValueChange);
  const selected = options.findIndex((option) => option.value === chosen);
  const listbox = useListbox({ options, selected, onSelect: (index) => choose(options[index]?.value ?? '') });
  const listId = `${ids.control}-list`;
  useDismiss(root, listbox.open, listbox.hide);
  useFormReset(root, () => choose(defaultValue));
  const option = options[selected];
  const listed = listbox.open && options.length > 0;

  return (
    <FieldFrame {...frame} ids={ids}>
      <div ref={root} className={css.root}>
        <button
          {...rest}
          id={ids.control}
          type="button"
          role="combobox"
          disabled={disabled}
          aria-haspopup="listbox"
          aria-expanded={listed}
          aria-controls={listed ? listId : undefined}
          aria-activedescendant={listbox.active >= 0 ? `${listId}-${listbox.active}` : undefined}
          aria-labelledby={`${ids.label} ${ids.control}-value`}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          aria-required={required}
          data-state={state}
          className={cx(field.box, field.sizes[size], css.trigger)}
          onClick={(event) => {
            onClick?.(event);
            if (listbox.open) listbox.hide();
            else listbox.show();
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!event.defaultPrevented) listbox.onKeyDown(event);
          }}
          onBlur={(event) => {
            onBlur?.(event);
            listbox.hide();
          }}
        >
          {option?.icon}
          <span id={`${ids.control}-value`} title={option?.label} className={option ? css.value : css.placeholder}>
            {option?.label ?? placeholder ?? locale.choose}
          </span>
          <span className={css.chevron}>
            <ChevronDownIcon size={size === 'large' ? 20 : 18} />
          </span>
        </button>
        {name && <input type="hidden" name={name} value={chosen} disabled={disabled} />}
        {listbox.open && (
          <OptionPanel options={options} selected={selected} listId={listId} labelId={ids.label} listbox={listbox} />
        )}
      </div>
    </FieldFrame>
  );
}

type PanelProps = {
  options: readonly SelectOption[];
  selected: number;
  listId: string;
  labelId: string;
  listbox: ReturnType<typeof useListbox>;
};

function OptionPanel({ options, selected, listId, labelId, listbox }: PanelProps) {
  const locale = useLocale();
  const panel = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<'bottom' | 'top'>('bottom');

  useLayoutEffect(() => {
    const box = panel.current?.getBoundingClientRect();
    const field = panel.current?.parentElement?.getBoundingClientRect();
    if (box && field && box.bottom > window.innerHeight && field.top > box.height) setSide('top');
  }, []);
  useEffect(() => {
    panel.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  });
  // The button keeps the focus: it handles the keys, and its blur closes the list.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  if (options.length === 0)
    return (
      // A listbox must have options.
      <div ref={panel} role="status" data-side={side} className={css.panel}>
        <div className={list.groupTitle}>{locale.noOptions}</div>
      </div>
    );
  return (
    <div
      ref={panel}
      id={listId}
      role="listbox"
      aria-labelledby={labelId}
      tabIndex={-1}
      data-side={side}
      className={css.panel}
      onMouseDown={keepFocus}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the combobox, which holds the focus
        <div
          key={option.value}
          id={`${listId}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === selected}
          aria-disabled={option.disabled}
          data-active={index === listbox.active ? '' : undefined}
          className={list.option}
          onPointerMove={() => listbox.setActive(index)}
          onClick={() => listbox.choose(index)}
        >
          {option.icon}
          <span className={css.words}>{option.label}</span>
          {option.note && <span className={css.note}>{option.note}</span>}
          {index === selected && (
            <span className={css.check}>
              <CheckIcon size={18} />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
