import { useEffect, useRef } from 'react';

/** Scrolls a list, and nothing else, so that its active element is in sight whenever `active` changes. */
export function useActiveShown<List extends HTMLElement>(active: string | undefined) {
  const list = useRef<List>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active element is found in the DOM; its name says when.
  useEffect(() => {
    const element = list.current;
    const target = element?.querySelector<HTMLElement>('[data-state="active"]');
    if (!element || !target) return;
    const view = element.getBoundingClientRect();
    const box = target.getBoundingClientRect();
    // Rectangles are in zoomed pixels, scrollBy counts in the page's own.
    const scale = element.offsetWidth > 0 ? view.width / element.offsetWidth : 1;
    const left = element.scrollWidth > element.clientWidth ? beyond(view.left, view.right, box.left, box.right) : 0;
    const top = element.scrollHeight > element.clientHeight ? beyond(view.top, view.bottom, box.top, box.bottom) : 0;
    if (left !== 0 || top !== 0) element.scrollBy({ left: left / scale, top: top / scale });
  }, [active]);
  return list;
}

/** How far what lies from `start` to `end` stands out of what is seen: negative before it, positive behind. */
function beyond(seenFrom: number, seenTo: number, start: number, end: number): number {
  return start < seenFrom ? start - seenFrom : Math.max(0, end - seenTo);
}
