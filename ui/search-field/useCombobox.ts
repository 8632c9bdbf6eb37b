import { type KeyboardEvent, useEffect, useState } from 'react';

type ComboboxInput = {
  count: number;
  hasPanel: boolean;
  query: string;
  onEnter: (active: number) => void;
};

/**
 * Keys and state of an editable combobox with list autocomplete and no automatic selection
 * (ARIA Authoring Practices): the focus stays in the input, `active` points into the list.
 */
export function useCombobox({ count, hasPanel, query, onEnter }: ComboboxInput) {
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const open = wanted && hasPanel;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another query or another list makes the old position meaningless
  useEffect(() => setActive(-1), [query, count]);

  function close() {
    setWanted(false);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Keys during IME composition are not handled: Enter commits the composed word.
    if (event.nativeEvent.isComposing) return;
    const step = (from: number, by: number) => {
      event.preventDefault();
      if (!open) setWanted(true);
      if (count > 0) setActive((((from + by) % (count + 1)) + count + 1) % (count + 1));
    };
    // Position `count` is the input itself, which is part of the arrow keys' cycle.
    const position = active < 0 ? count : active;
    if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      // Shows or hides the list and keeps the focus in the input.
      event.preventDefault();
      setWanted(event.key === 'ArrowDown');
      setActive(-1);
    } else if (event.key === 'ArrowDown') step(position, 1);
    else if (event.key === 'ArrowUp') step(position, -1);
    else if (event.key === 'Enter') {
      if (open && active >= 0 && active < count) event.preventDefault();
      onEnter(open && active < count ? active : -1);
    } else if (event.key === 'Home' || event.key === 'End' || event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      setActive(-1);
    }
  }

  return { open, active: active >= count ? -1 : active, setActive, show: () => setWanted(true), close, onKeyDown };
}
