/** The nearest element from `inner` up to and with `outer` that scrolls this way and has something to scroll. */
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

/** What a drag beyond the end still moves: less and less, as on the platform. Both in px. */
export function rubberBand(beyond: number, room: number): number {
  return room <= 0 ? 0 : (1 - 1 / ((beyond * 0.55) / room + 1)) * room;
}

/** How far a sideways scroller has come from its beginning, in px: browsers count below zero from right to left. */
export function scrolledAlong(scroller: Element): number {
  return Math.abs(scroller.scrollLeft);
}

/** 1, or -1 where the text runs from right to left and what comes next lies to the left. */
export function inlineSign(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
