import { type KeyboardEvent, useRef, useState } from 'react';
import { initialOf } from '../internals/initialOf.ts';

export type ListboxOption = { value: string; label: string; disabled?: boolean };

type ListboxInput = {
  options: readonly ListboxOption[];
  selected: number;
  onSelect: (index: number) => void;
};

const typeAheadTime = 500;

/**
 * Keys and state of a select-only combobox (ARIA Authoring Practices): the focus stays on the
 * button, `active` points into the list. Letters jump to the next option by text or pinyin initial.
 */
export function useListbox({ options, selected, onSelect }: ListboxInput) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const typed = useRef({ text: '', at: 0 });
  const last = options.length - 1;

  function show(at = selected < 0 ? 0 : selected) {
    setOpen(true);
    setActive(Math.min(last, Math.max(0, at)));
  }
  function hide() {
    typed.current = { text: '', at: 0 };
    setOpen(false);
    setActive(-1);
  }
  function choose(index: number) {
    if (!options[index] || options[index].disabled) return;
    hide();
    onSelect(index);
  }
  function jump(letter: string, now: number) {
    const { text, at } = typed.current;
    const search = now - at < typeAheadTime ? text + letter : letter;
    typed.current = { text: search, at: now };
    const same = [...search].every((sign) => sign === search[0]);
    const wanted = same ? (search[0] ?? '') : search;
    // The same letter again goes to the next match; further letters of a word keep an option that still matches.
    const from = (open ? active : selected) + (same ? 1 : 0);
    const order = options.map((_option, index) => (Math.max(0, from) + index) % options.length);
    const found = order.find((index) => fits(options[index]?.label ?? '', wanted));
    if (found !== undefined) show(found);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return;
    const act = keyAction(key, altKey, open);
    if (act === 'letter') {
      if (key === ' ' && Date.now() - typed.current.at >= typeAheadTime) {
        event.preventDefault();
        if (open) choose(active);
        else show();
        return;
      }
      event.preventDefault();
      jump(key.toLowerCase(), Date.now());
      return;
    }
    if (!act) return;
    // Tab chooses the active option and still moves the focus.
    if (act !== 'leave') event.preventDefault();
    const moves: Record<string, () => void> = {
      show: () => show(),
      showFirst: () => show(0),
      showLast: () => show(last),
      choose: () => choose(active),
      leave: () => choose(active),
      next: () => setActive(Math.min(last, active + 1)),
      previous: () => setActive(Math.min(last, Math.max(0, active - 1))),
      first: () => setActive(Math.min(last, 0)),
      last: () => setActive(last),
      pageDown: () => setActive(Math.min(last, active + 10)),
      pageUp: () => setActive(Math.min(last, Math.max(0, active - 10))),
    };
    moves[act]?.();
  }
  return { open, active, show, hide, choose, setActive, onKeyDown };
}

function keyAction(key: string, alt: boolean, open: boolean): string | undefined {
  if (!open) {
    const closed: Record<string, string> = {
      ArrowDown: 'show',
      ArrowUp: 'show',
      Enter: 'show',
      Home: 'showFirst',
      End: 'showLast',
    };
    return closed[key] ?? (isSign(key) ? 'letter' : undefined);
  }
  if (key === 'ArrowUp' && alt) return 'choose';
  const opened: Record<string, string> = {
    ArrowDown: 'next',
    ArrowUp: 'previous',
    Home: 'first',
    End: 'last',
    PageDown: 'pageDown',
    PageUp: 'pageUp',
    Enter: 'choose',
    Tab: 'leave',
  };
  return opened[key] ?? (isSign(key) ? 'letter' : undefined);
}

function isSign(key: string): boolean {
  return [...key].length === 1;
}

function fits(label: string, search: string): boolean {
  return label.toLowerCase().startsWith(search) || initialOf(label) === search;
}
