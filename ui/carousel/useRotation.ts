import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useHeld } from '../internals/useHeld.ts';

type Rotation = 'by-itself' | 'on' | 'off';

type RotationInput = {
  /** The carousel. */
  root: RefObject<HTMLElement | null>;
  /** What it rests with while the pointer or the focus is in there. */
  restsWith: RefObject<HTMLElement | null>;
  possible: boolean;
  interval: number;
  onTurn: () => void;
};

/**
 * Calls `onTurn` every `interval` ms while `possible`. Rotation that began by itself rests under the pointer and ends
 * when the keyboard comes in; once the reader started it, only the reader stops it (ARIA Authoring Practices). Readers
 * who asked for less motion begin with rotation switched off.
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
      // A press gives the focus too; who presses the button to stop must not find it stopped and start it again.
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
