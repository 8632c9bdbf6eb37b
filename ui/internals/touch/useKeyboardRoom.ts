import { type RefObject, useEffect } from 'react';

/** What brings up the keyboard on the screen. */
export const typed =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="submit"])';
/** Less than this is a bar of the browser that has come back, in px. */
const leastKeyboard = 120;

/**
 * While somebody types in a layer that covers the window, tells it by `--ym-keyboard` how many px of the window the
 * keyboard on the screen covers, and keeps the field in sight. Only Safari's covers; elsewhere the window gets shorter.
 */
export function useKeyboardRoom(layer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;

    function leaveRoom() {
      // What is enlarged by two fingers is smaller in sight, but nothing covers it.
      const covered = seen && seen.scale < 1.01 ? window.innerHeight - seen.offsetTop - seen.height : 0;
      layer.current?.style.setProperty('--ym-keyboard', `${covered > leastKeyboard ? Math.round(covered) : 0}px`);
    }
    function show() {
      leaveRoom();
      const field = document.activeElement;
      if (!seen || !field?.matches(typed) || !layer.current?.contains(field)) return;
      const { top, bottom } = field.getBoundingClientRect();
      if (top < seen.offsetTop || bottom > seen.offsetTop + seen.height) field.scrollIntoView({ block: 'center' });
    }
    leaveRoom();
    seen.addEventListener('resize', show);
    seen.addEventListener('scroll', leaveRoom);
    return () => {
      seen.removeEventListener('resize', show);
      seen.removeEventListener('scroll', leaveRoom);
    };
  }, [layer]);
}
