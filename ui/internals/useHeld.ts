import { type RefObject, useEffect, useState } from 'react';

/** True while the pointer is over the element or the focus is inside it; automatic motion and timers then pause. */
export function useHeld(element: RefObject<HTMLElement | null>, possible = true): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const root = element.current;
    if (!root || !possible) return;
    const by = { pointer: root.matches(':hover'), focus: root.contains(document.activeElement) };
    const note = () => setHeld(by.pointer || by.focus);
    const listen: [string, (event: Event) => void][] = [
      ['pointerenter', () => Object.assign(by, { pointer: true })],
      ['pointerleave', () => Object.assign(by, { pointer: false })],
      ['focusin', () => Object.assign(by, { focus: true })],
      ['focusout', (event) => Object.assign(by, { focus: staysInside(root, event) })],
    ];
    const listeners = listen.map(([name, change]) => {
      const listener = (event: Event) => {
        change(event);
        note();
      };
      root.addEventListener(name, listener);
      return () => root.removeEventListener(name, listener);
    });
    note();
    return () => {
      for (const remove of listeners) remove();
    };
  }, [element, possible]);
  return held;
}

function staysInside(root: HTMLElement, event: Event): boolean {
  return event instanceof FocusEvent && event.relatedTarget instanceof Node && root.contains(event.relatedTarget);
}
