import type { Point } from './geometry.ts';

/** Px of the screen from an edge at which scrolling begins, and the most it scrolls in one frame (SPEC §9). */
const sensitivity = 30;
const speed = 10;

/** How far to scroll in one frame for a pointer at `at` between two edges: nothing further than 30 px from both. */
export function scrollStep(at: number, start: number, end: number): number {
  const near = (distance: number) => Math.ceil(speed * Math.min(1, (sensitivity - distance) / sensitivity));
  if (at - start < sensitivity) return -near(at - start);
  if (end - at < sensitivity) return near(end - at);
  return 0;
}

/** Scrolls what is around an element when a pointer that drags is near its edge; true when something moved. */
export function scrollNear(element: HTMLElement, { x, y }: Point): boolean {
  for (const scroller of scrollersOf(element)) {
    const page = scroller === document.scrollingElement;
    const box = page
      ? { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight }
      : scroller.getBoundingClientRect();
    const before = [scroller.scrollLeft, scroller.scrollTop];
    scroller.scrollBy({
      left: scroller.scrollWidth > scroller.clientWidth ? scrollStep(x, box.left, box.right) : 0,
      top: scroller.scrollHeight > scroller.clientHeight ? scrollStep(y, box.top, box.bottom) : 0,
      behavior: 'instant',
    });
    if (scroller.scrollLeft !== before[0] || scroller.scrollTop !== before[1]) return true;
  }
  return false;
}

/** From the innermost to the page. */
function* scrollersOf(element: HTMLElement): Generator<Element> {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent === document.body || parent === document.documentElement) break;
    const { overflowX, overflowY } = getComputedStyle(parent);
    if (/auto|scroll/.test(overflowX + overflowY)) yield parent;
  }
  if (document.scrollingElement) yield document.scrollingElement;
}
