import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../internals/dom.ts';
import { prefersReducedMotion } from '../../internals/touch/scrolling.ts';
import { useBrowserLayoutEffect } from '../../internals/useBrowserLayoutEffect.ts';
import * as css from './picker.css.ts';

export interface PickerOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface WheelProps {
  label: string;
  options: readonly PickerOption[];
  value: string | undefined;
  onValueChange: (value: string) => void;
}

/**
 * One column: a scroller of the browser's own, so that momentum, rubber band and cancel are the platform's. For
 * keyboard and screen reader it is a listbox.
 */
export function Wheel({ label, options, value, onValueChange }: WheelProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  /** The row in the middle while the wheel turns. */
  const [middle, setMiddle] = useState<number>();
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef({ words: '', time: 0 });
  const touched = useRef(false);

  useBrowserLayoutEffect(() => {
    const element = list.current;
    const row = element?.children[chosen];
    if (!element || !(row instanceof HTMLElement)) return;
    const top = topOf(row, element);
    if (Math.abs(element.scrollTop - top) > 1) element.scrollTop = top;
    setMiddle(undefined);
  }, [chosen, options]);
  useEffect(() => () => clearTimeout(settling.current), []);

  function take(index: number) {
    const option = options[index];
    if (option && !option.disabled && option.value !== value) onValueChange(option.value);
  }
  function onScroll() {
    const element = list.current;
    if (!element) return;
    setMiddle(nearest(element));
    if (!touched.current) settle();
  }
  function settle() {
    clearTimeout(settling.current);
    // Older WebViews lack `scrollend`, so a wheel has settled if it has not moved for 120 ms without a finger on it.
    settling.current = setTimeout(() => {
      const element = list.current;
      if (!element) return;
      const index = enabledNear(options, nearest(element));
      if (options[index]?.value === value) turnTo(chosen);
      else take(index);
    }, 120);
  }
  function lift() {
    touched.current = false;
    settle();
  }
  function turnTo(index: number) {
    const element = list.current;
    const row = element?.children[index];
    if (!element || !(row instanceof HTMLElement)) return;
    const top = topOf(row, element);
    if (Math.abs(element.scrollTop - top) <= 1) return;
    element.scrollTo({ top, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = indexForKey(event.key, chosen, options, typed.current, event.timeStamp);
    if (next === undefined) return;
    event.preventDefault();
    take(next);
  }
  const shown = middle ?? chosen;
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={options.length > 0 ? `${id}-${chosen}` : undefined}
      className={css.wheel}
      data-own-pan=""
      onScroll={onScroll}
      onTouchStart={() => {
        touched.current = true;
        clearTimeout(settling.current);
      }}
      onTouchEnd={lift}
      onTouchCancel={lift}
      onKeyDown={onKeyDown}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox hears the keys of all its options
        // biome-ignore lint/a11y/useFocusableInteractive: the listbox has the focus, its active descendant is named
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          aria-disabled={option.disabled || undefined}
          className={cx(css.option, index === shown && css.inMiddle)}
          onClick={() => {
            if (!option.disabled) turnTo(index);
            take(index);
          }}
        >
          <span className={css.words}>{option.label}</span>
        </div>
      ))}
    </div>
  );
}

function topOf(row: HTMLElement, list: HTMLElement): number {
  return row.offsetTop + row.offsetHeight / 2 - list.clientHeight / 2;
}

function nearest(list: HTMLElement): number {
  const distances = ([...list.children] as HTMLElement[]).map((row) => Math.abs(topOf(row, list) - list.scrollTop));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** The nearest option that can be chosen. */
function enabledNear(options: readonly PickerOption[], index: number): number {
  for (let distance = 0; distance < options.length; distance += 1) {
    for (const near of [index + distance, index - distance]) {
      if (options[near] && !options[near].disabled) return near;
    }
  }
  return index;
}

function indexForKey(
  key: string,
  index: number,
  options: readonly PickerOption[],
  typed: { words: string; time: number },
  now: number,
): number | undefined {
  const step = (by: number) => {
    for (let next = index + by; next >= 0 && next < options.length; next += Math.sign(by)) {
      if (!options[next]?.disabled) return next;
    }
    return index;
  };
  const last = options.length - 1;
  if (key === 'ArrowDown') return step(1);
  if (key === 'ArrowUp') return step(-1);
  if (key === 'PageDown') return enabledNear(options, Math.min(last, index + 5));
  if (key === 'PageUp') return enabledNear(options, Math.max(0, index - 5));
  if (key === 'Home') return enabledNear(options, 0);
  if (key === 'End') return enabledNear(options, last);
  if (key.length !== 1 || key === ' ') return undefined;
  typed.words = now - typed.time < 800 ? typed.words + key : key;
  typed.time = now;
  const found = options.findIndex(({ label, disabled }) => !disabled && label.startsWith(typed.words));
  return found < 0 ? undefined : found;
}
