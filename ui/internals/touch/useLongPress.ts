import { type RefObject, useEffect, useRef } from 'react';

/** Duration of a long press in ms, and the movement allowed during it in px, as on the platforms. */
const restsFor = 500;
const slop = 8;

/**
 * Calls back for a long press on the element, and for a context menu by the right mouse button or the menu
 * key. The click after a long press is suppressed.
 */
export function useLongPress(element: RefObject<HTMLElement | null>, onLongPress: () => void): void {
  const latest = useRef(onLongPress);
  useEffect(() => {
    latest.current = onLongPress;
  });
  useEffect(() => {
    const root = element.current;
    if (!root) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let pressed = false;
    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      stop();
      pressed = false;
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        pressed = true;
        latest.current();
      }, restsFor);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > slop) stop();
    };
    const menu = (event: MouseEvent) => {
      event.preventDefault();
      stop();
      // Some systems fire `contextmenu` themselves on a long press.
      if (!pressed) latest.current();
    };
    const click = (event: MouseEvent) => {
      // Clicks by the keyboard have a detail of 0.
      if (!pressed || event.detail === 0) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const listeners = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', stop],
      ['pointercancel', stop],
      ['contextmenu', menu],
    ] as const;
    for (const [name, listener] of listeners) root.addEventListener(name, listener as EventListener);
    root.addEventListener('click', click, true);
    return () => {
      stop();
      for (const [name, listener] of listeners) root.removeEventListener(name, listener as EventListener);
      root.removeEventListener('click', click, true);
    };
  }, [element]);
}
