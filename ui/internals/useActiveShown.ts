import { useEffect, useRef } from 'react';

/** Scrolls only the list, so that its active element is visible, whenever `active` changes. */
export function useActiveShown<List extends HTMLElement>(active: string | undefined) {
  const list = useRef<List>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active element is found in the DOM; its name says when.
  useEffect(() => {
    const element = list.current;
    const target = element?.querySelector<HTMLElement>('[data-state="active"]');
    if (!element || !target) return;
    const view = element.getBoundingClientRect();
    const box = target.getBoundingClientRect();
    // Rectangles are in zoomed pixels, `scrollBy` uses pixels before zoom.
    const scale = element.offsetWidth > 0 ? view.width / element.offsetWidth : 1;
    const left =
      element.scrollWidth > element.clientWidth ? distanceBeyond(view.left, view.right, box.left, box.right) : 0;
    const top =
      element.scrollHeight > element.clientHeight ? distanceBeyond(view.top, view.bottom, box.top, box.bottom) : 0;
    if (left !== 0 || top !== 0) element.scrollBy({ left: left / scale, top: top / scale });
  }, [active]);
  return list;
}

/** How far the range from `start` to `end` is outside of the visible range: negative before it, positive after it. */
function distanceBeyond(seenFrom: number, seenTo: number, start: number, end: number): number {
  return start < seenFrom ? start - seenFrom : Math.max(0, end - seenTo);
}
