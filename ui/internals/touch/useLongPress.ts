import { type RefObject, useEffect, useRef } from 'react';

/** How long a finger rests, in ms, and how far it may wander meanwhile, in px; as on the platforms. */
const restsFor = 500;
const slop = 8;

/**
 * Calls back when a pointer rests on the element, and for what asks for a context menu: the right mouse button, its
 * key. The click that follows a long press is nobody's.
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
      // Some systems ask for the menu themselves when a finger rests.
      if (!pressed) latest.current();
    };
    const click = (event: MouseEvent) => {
      // The keyboard's clicks count no presses.
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
