import { useEffect, useState } from 'react';

/** After a finger is lifted, its click may take this long, in ms. */
const clickMs = 100;

/**
 * Returns the value, but from `hold` until the pointer is released the one at `hold`: what is pressed must not move
 * away before the click, which would go to neither the one nor the other.
 */
export function useStill<Value>(value: Value): { shown: Value; hold: () => void } {
  const [held, setHeld] = useState<{ readonly value: Value } | null>(null);
  const shown = held ? held.value : value;
  useEffect(() => {
    if (!held) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = () => {
      timer = setTimeout(() => setHeld(null), clickMs);
    };
    const ends = ['pointerup', 'pointercancel'] as const;
    for (const end of ends) window.addEventListener(end, release);
    return () => {
      clearTimeout(timer);
      for (const end of ends) window.removeEventListener(end, release);
    };
  }, [held]);
  return { shown, hold: () => setHeld({ value: shown }) };
}
