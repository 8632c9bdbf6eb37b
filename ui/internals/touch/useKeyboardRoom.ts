import { type RefObject, useEffect } from 'react';

/** Selector of the elements that open the on-screen keyboard. */
export const typed =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="submit"])';
/** In px; a smaller difference is a toolbar of the browser that has reappeared. */
const leastKeyboard = 120;

/**
 * While the reader types in a layer that covers the window, sets `--ym-keyboard` to the height in px that the on-screen
 * keyboard covers, and keeps the field visible. Only Safari's keyboard covers; other browsers shrink the window.
 */
export function useKeyboardRoom(layer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;

    function leaveRoom() {
      // Pinch zoom also makes the visual viewport smaller, but nothing is covered.
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
