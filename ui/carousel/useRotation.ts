import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHeld } from '../internals/useHeld.ts';

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
  const held = useHeld(element, possible);
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

  const moving = possible && rotating && !held;
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => {
      if (!document.hidden) turn.current();
    }, interval);
    return () => clearInterval(timer);
  }, [moving, interval]);

  return { rotating, setRotating, moving };
}
