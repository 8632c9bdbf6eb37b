import { type RefObject, useEffect, useRef } from 'react';
import { holdEscape } from './escapeLayers.ts';

/**
 * Calls back while `active` when the reader turns away from a floating panel: `outside` for a press or the focus
 * beyond the element, `escape` for the key inside it, which then goes no further.
 */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  active: boolean,
  onDismiss: (how: 'outside' | 'escape') => void,
): void {
  const callback = useRef(onDismiss);
  useEffect(() => {
    callback.current = onDismiss;
  });
  useEffect(() => {
    const root = element.current;
    if (!active || !root) return;
    const outside = (event: Event) => {
      // The path, because what was pressed may have left the document by now.
      if (!event.composedPath().includes(root)) callback.current('outside');
    };
    document.addEventListener('pointerdown', outside, true);
    document.addEventListener('focusin', outside, true);
    const release = holdEscape({
      holds: (target) => target instanceof Node && root.contains(target),
      close: () => callback.current('escape'),
    });
    return () => {
      document.removeEventListener('pointerdown', outside, true);
      document.removeEventListener('focusin', outside, true);
      release();
    };
  }, [active, element]);
}
