import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useValue } from '../internals/useValue.ts';
import { useLocale } from '../locale/index.ts';
import { matchOption } from './matchOption.ts';

export type MultiSelectOption = {
  value: string;
  label: string;
  /** A second line. */
  note?: string;
  icon?: ReactNode;
  /** A disabled option says why in its label. */
  disabled?: boolean;
};

type MultiSelectInput = {
  options: readonly MultiSelectOption[];
  value?: readonly string[];
  defaultValue?: readonly string[];
  onValueChange?: (value: readonly string[]) => void;
  max?: number;
  filter: boolean;
  onQueryChange?: (query: string) => void;
  input: RefObject<HTMLInputElement | null>;
};

const noSelection: readonly string[] = [];

/**
 * State and keys of a combobox for several values (ARIA Authoring Practices, list autocomplete): the focus stays in
 * the input, `active` points into the list; Enter takes and gives back, the list stays open.
 */
export function useMultiSelect({
  options,
  value,
  defaultValue = noSelection,
  onValueChange,
  max,
  filter,
  onQueryChange,
  input,
}: MultiSelectInput) {
  const { multiSelect } = useLocale();
  const [values, setValues] = useValue(value, defaultValue, onValueChange);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [query, setQuery] = useState('');
  const [said, setSaid] = useState('');
  /** Options that were chosen, because the server's answer to another query does not contain them. */
  const known = useRef(new Map<string, MultiSelectOption>());
  for (const option of options) known.current.set(option.value, option);
  const tags = useRef<(HTMLButtonElement | null)[]>([]);

  const shown = filter
    ? options.filter(({ label, note }) => matchOption(label, query) ?? (note?.includes(query.trim()) || undefined))
    : options;
  const chosen = values.map((one) => known.current.get(one) ?? { value: one, label: one });
  const full = max !== undefined && values.length >= max;
  const isChosen = (one: string) => values.includes(one);

  function show() {
    setOpen(true);
  }
  function hide() {
    setOpen(false);
    setActive(-1);
  }
  function type(text: string) {
    setQuery(text);
    setSaid('');
    setActive(text.trim() === '' ? -1 : 0);
    setOpen(true);
    onQueryChange?.(text);
  }
  function remove(one: string) {
    setValues(values.filter((other) => other !== one));
    setSaid(multiSelect.removed(known.current.get(one)?.label ?? one));
  }
  function toggle(option: MultiSelectOption | undefined) {
    if (!option) return;
    if (isChosen(option.value)) {
      remove(option.value);
      return;
    }
    if (option.disabled) return;
    if (full) {
      setSaid(multiSelect.full(values.length));
      return;
    }
    setValues([...values, option.value]);
    if (query !== '') {
      emptyQuery();
      setActive(-1);
    }
    setSaid(multiSelect.added(option.label));
  }
  function emptyQuery() {
    setQuery('');
    onQueryChange?.('');
  }
  function restore() {
    setValues(defaultValue);
    setSaid('');
  }
  function clear() {
    setValues([]);
    setSaid('');
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Keys during IME composition are not handled: Enter commits the composed word.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const { key, altKey } = event;
    const count = shown.length;
    const move = (to: number) => {
      event.preventDefault();
      setOpen(true);
      if (count > 0 && !altKey) setActive((to + count) % count);
    };
    if (key === 'ArrowDown') move(active + 1);
    else if (key === 'ArrowUp' && altKey) {
      event.preventDefault();
      hide();
    } else if (key === 'ArrowUp') move(active < 0 ? count - 1 : active - 1);
    else if (key === 'Enter' && open) {
      // Enter that chooses an option must not submit the form.
      event.preventDefault();
      toggle(shown[active]);
    } else if (key === 'Backspace' && query === '') {
      const last = values.at(-1);
      if (last !== undefined) remove(last);
    } else if (isBack(event) && input.current?.selectionStart === 0 && values.length > 0) {
      event.preventDefault();
      tags.current[values.length - 1]?.focus();
    } else if (key === 'Home' || key === 'End' || key === 'ArrowLeft' || key === 'ArrowRight') setActive(-1);
    else if (key === 'Tab') hide();
  }

  function onTagKeyDown(event: KeyboardEvent<HTMLButtonElement>, index: number) {
    const { key } = event;
    const to = (next: number) => {
      event.preventDefault();
      if (next >= values.length) input.current?.focus();
      else tags.current[Math.max(0, next)]?.focus();
    };
    if (isBack(event)) to(index - 1);
    else if (key === 'ArrowLeft' || key === 'ArrowRight') to(index + 1);
    else if (key === 'Home') to(0);
    else if (key === 'End') to(values.length);
    else if (key === 'Delete' || key === 'Backspace') {
      event.preventDefault();
      const one = values[index];
      if (one !== undefined) remove(one);
      // The next tag moves to this position only after the next render.
      if (values.length === 1) input.current?.focus();
      else tags.current[index === values.length - 1 ? index - 1 : index + 1]?.focus();
    }
  }
  const tagRef = (index: number) => (node: HTMLButtonElement | null) => {
    tags.current[index] = node;
  };
  return {
    open,
    active,
    query,
    said,
    shown,
    chosen,
    full,
    max,
    isChosen,
    show,
    hide,
    type,
    remove,
    toggle,
    clear,
    restore,
    emptyQuery,
    setActive,
    onKeyDown,
    onTagKeyDown,
    tagRef,
  };
}

/** Whether it is the arrow key towards the start of the line. */
function isBack({ key, currentTarget }: KeyboardEvent<Element>): boolean {
  return key === (getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
}
