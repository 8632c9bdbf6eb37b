import { useEffect, useRef } from 'react';

/** Scrolls a row sideways, and nothing else, so that its active element is in sight whenever `active` changes. */
export function useShownInRow<Row extends HTMLElement>(active: string | undefined) {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active element is found in the DOM; its name says when.
  useEffect(() => {
    const element = row.current;
    const target = element?.querySelector<HTMLElement>('[data-state="active"]');
    if (!element || !target || element.scrollWidth <= element.clientWidth) return;
    const view = element.getBoundingClientRect();
    const box = target.getBoundingClientRect();
    // Rectangles are in zoomed pixels, scrollBy counts in the page's own.
    const scale = element.offsetWidth > 0 ? view.width / element.offsetWidth : 1;
    const beyond = box.left < view.left ? box.left - view.left : Math.max(0, box.right - view.right);
    if (beyond !== 0) element.scrollBy({ left: beyond / scale });
  }, [active]);
  return row;
}
