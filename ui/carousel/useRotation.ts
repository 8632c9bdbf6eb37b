import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Calls `onTurn` every `interval` ms while `possible`, unless the reader switched rotation off, points into the element
 * or has the focus there. Readers who asked for less motion begin with rotation switched off.
 */
export function useRotation(
  element: RefObject<HTMLElement | null>,
  possible: boolean,
  interval: number,
  onTurn: () => void,
) {
  const [rotating, setRotating] = useState(true);
  const [resting, setResting] = useState(false);
  const turn = useRef(onTurn);
  useEffect(() => {
    turn.current = onTurn;
  });

  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => {
      if (query.matches) setRotating(false);
    };
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    const root = element.current;
    if (!root || !possible) return;
    const held = { pointer: root.matches(':hover'), focus: root.contains(document.activeElement) };
    const hold = (part: 'pointer' | 'focus', on: boolean) => {
      held[part] = on;
      setResting(held.pointer || held.focus);
    };
    setResting(held.pointer || held.focus);
    const enter = () => hold('pointer', true);
    const leave = () => hold('pointer', false);
    const focusIn = () => hold('focus', true);
    const focusOut = (event: FocusEvent) =>
      hold('focus', event.relatedTarget instanceof Node && root.contains(event.relatedTarget));
    root.addEventListener('pointerenter', enter);
    root.addEventListener('pointerleave', leave);
    root.addEventListener('focusin', focusIn);
    root.addEventListener('focusout', focusOut);
    return () => {
      root.removeEventListener('pointerenter', enter);
      root.removeEventListener('pointerleave', leave);
      root.removeEventListener('focusin', focusIn);
      root.removeEventListener('focusout', focusOut);
    };
  }, [element, possible]);

  const moving = possible && rotating && !resting;
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => {
      if (!document.hidden) turn.current();
    }, interval);
    return () => clearInterval(timer);
  }, [moving, interval]);

  return { rotating, setRotating, moving };
}
