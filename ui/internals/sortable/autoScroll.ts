import type { Point } from './geometry.ts';

/** Px of the screen from an edge at which scrolling begins, and the most it scrolls in one frame (specification, section 9). */
const sensitivity = 30;
const speed = 10;

/** The scroll distance of one frame for a pointer at `at` between two edges: 0 if both are more than 30 px away. */
export function scrollStep(at: number, start: number, end: number): number {
  const near = (distance: number) => Math.ceil(speed * Math.min(1, (sensitivity - distance) / sensitivity));
  if (at - start < sensitivity) return -near(at - start);
  if (end - at < sensitivity) return near(end - at);
  return 0;
}

/** Scrolls the first scroller that can scroll when a dragging pointer is near its edge; true if something moved. */
export function scrollNear(scrollers: readonly Element[], { x, y }: Point): boolean {
  for (const scroller of scrollers) {
    const page = scroller === document.scrollingElement;
    const box = page
      ? { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight }
      : scroller.getBoundingClientRect();
    const left = scrollStep(x, box.left, box.right);
    const top = scrollStep(y, box.top, box.bottom);
    // Checked first, because the following reads force a layout per frame, and the pointer is rarely near an edge.
    if (left === 0 && top === 0) continue;
    const before = [scroller.scrollLeft, scroller.scrollTop];
    scroller.scrollBy({
      left: scroller.scrollWidth > scroller.clientWidth ? left : 0,
      top: scroller.scrollHeight > scroller.clientHeight ? top : 0,
      behavior: 'instant',
    });
    if (scroller.scrollLeft !== before[0] || scroller.scrollTop !== before[1]) return true;
  }
  return false;
}

/** The scrollers around an element, from the innermost to the page. */
export function* scrollersOf(element: HTMLElement): Generator<Element> {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent === document.body || parent === document.documentElement) break;
    const { overflowX, overflowY } = getComputedStyle(parent);
    if (/auto|scroll/.test(overflowX + overflowY)) yield parent;
  }
  if (document.scrollingElement) yield document.scrollingElement;
}
