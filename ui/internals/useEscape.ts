import { type RefObject, useEffect, useEffectEvent } from 'react';
import { holdEscape } from './escapeLayers.ts';

/** Calls back while `active` for Escape inside an element; the event does not reach anything else, such as a dialog. */
export function useEscape(element: RefObject<HTMLElement | null>, active: boolean, onEscape: () => void): void {
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    if (!active) return;
    return holdEscape({
      holds: (target) => target instanceof Node && element.current?.contains(target) === true,
      close: () => close(),
    });
  }, [active, element]);
}
