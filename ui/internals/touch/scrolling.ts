/** The nearest element from `inner` up to `outer`, inclusive, that scrolls along the axis and overflows. */
export function scrollerBetween(inner: Element, outer: Element, axis: 'x' | 'y' = 'y'): Element | undefined {
  for (let element: Element | null = inner; element; element = element.parentElement) {
    if (scrolls(element, axis)) return element;
    if (element === outer) return undefined;
  }
  return undefined;
}

function scrolls(element: Element, axis: 'x' | 'y'): boolean {
  const more =
    axis === 'y' ? element.scrollHeight > element.clientHeight + 1 : element.scrollWidth > element.clientWidth + 1;
  if (!more) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return /auto|scroll/.test(axis === 'y' ? overflowY : overflowX);
}

/** The movement for a drag beyond the end, which decreases as on the platform. Both in px. */
export function rubberBand(beyond: number, room: number): number {
  return room <= 0 ? 0 : (1 - 1 / ((beyond * 0.55) / room + 1)) * room;
}

/** The distance of a horizontal scroller from its start, in px; `scrollLeft` is negative in right-to-left layout. */
export function scrolledAlong(scroller: Element): number {
  return Math.abs(scroller.scrollLeft);
}

/** 1, or -1 in right-to-left layout, where the next item is on the left. */
export function inlineSign(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
