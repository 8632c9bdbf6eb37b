import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useHeld } from '../internals/useHeld.ts';

type Rotation = 'by-itself' | 'on' | 'off';

type RotationInput = {
  /** The carousel. */
  root: RefObject<HTMLElement | null>;
  /** Rotation pauses while the pointer or the focus is in this element. */
  restsWith: RefObject<HTMLElement | null>;
  possible: boolean;
  interval: number;
  onTurn: () => void;
};

/**
 * Calls `onTurn` every `interval` ms while `possible`. Automatic rotation pauses under the pointer and stops
 * on keyboard focus; rotation that the reader started is stopped only by the reader (ARIA Authoring Practices). With
 * `prefers-reduced-motion` rotation is off at first.
 */
export function useRotation({ root, restsWith, possible, interval, onTurn }: RotationInput) {
  const [rotation, setRotation] = useState<Rotation>('by-itself');
  const held = useHeld(restsWith, possible);
  const turn = useEffectEvent(onTurn);

  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => {
      if (query.matches) setRotation('off');
    };
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    const section = root.current;
    const stop = (event: FocusEvent) => {
      // A press focuses the button too. If that stopped the rotation, the click of the same press would start it again.
      const byKey = event.target instanceof Element && event.target.matches(':focus-visible');
      if (byKey) setRotation((now) => (now === 'by-itself' ? 'off' : now));
    };
    section?.addEventListener('focusin', stop);
    return () => section?.removeEventListener('focusin', stop);
  }, [root]);

  const moving = possible && (rotation === 'on' || (rotation === 'by-itself' && !held));
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => {
      if (!document.hidden) turn();
    }, interval);
    return () => clearInterval(timer);
  }, [moving, interval]);

  return {
    rotating: rotation !== 'off',
    toggle: () => setRotation(rotation === 'off' ? 'on' : 'off'),
    moving,
  };
}
