import { type RefObject, useLayoutEffect } from 'react';

const focusable = 'input, select, textarea, button, a[href], [tabindex]';

/** Makes an overflowing element without focusable content scrollable by keyboard; Safari does not do that itself. */
export function useKeyboardScroll(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = element.current;
    if (!root) return;
    const judge = () => {
      const needed = root.scrollHeight > root.clientHeight + 1 && !root.querySelector(focusable);
      if (needed) root.tabIndex = 0;
      else root.removeAttribute('tabindex');
    };
    judge();
    const observer = new ResizeObserver(judge);
    observer.observe(root);
    for (const child of root.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
}
