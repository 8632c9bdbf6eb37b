import { holdEscape } from '../escapeLayers.ts';
import { scrollersOf, scrollNear } from './autoScroll.ts';
import type { Point } from './geometry.ts';

type FollowInput = {
  /** The mouse or touch event that started the drag. */
  start: Event;
  root: HTMLElement;
  /** The tile's rectangle at the start of the drag, and the page zoom. */
  box: DOMRect;
  zoom: number;
  overlay: () => HTMLElement | null;
  /** Called at most once a frame, when the pointer or the page below it moved. */
  onMove: (point: Point) => void;
  /** Called when the button or the finger is released, after dnd-kit has handled it. */
  onRelease: () => void;
  onCancel: () => void;
};

type Stop = (how: 'dropped' | 'cancelled') => void;

/**
 * Keeps the dragged tile under the pointer and scrolls near edges, once per frame, without rendering. Returns a
 * function that ends it, and that makes the last move first when the tile is dropped.
 * Lengths of the overlay are divided by the page zoom, which multiplies them again, so it is exact to a pixel.
 */
export function followPointer({ start, root, box, zoom, overlay, onMove, onRelease, onCancel }: FollowInput): Stop {
  const began = pointOf(start) ?? { x: box.left, y: box.top };
  const grip = { x: began.x - box.left, y: began.y - box.top };
  let point = began;
  const scrollers = [...scrollersOf(root)];
  let moved = true;
  let frame = requestAnimationFrame(step);

  function step() {
    frame = requestAnimationFrame(step);
    // Layout is read before it is changed, or each frame would compute styles twice.
    const scrolled = scrollNear(scrollers, point);
    if (moved || scrolled) onMove(point);
    moved = false;
    const element = overlay();
    if (!element) return;
    element.style.transform = `translate(${(point.x - grip.x) / zoom}px, ${(point.y - grip.y) / zoom}px)`;
    element.style.visibility = 'visible';
  }
  function track(event: Event) {
    const next = pointOf(event);
    if (!next) return;
    point = next;
    moved = true;
  }
  /** The click after a drag must not follow the link below it. */
  function keepFromLink(event: Event) {
    event.preventDefault();
    event.stopPropagation();
  }

  // dnd-kit ignores a release before it has rendered the start of the drag: a fast drag on a slow machine.
  const release = () => setTimeout(onRelease);

  // Touch events go to the element on which the touch started, even when it is no longer in the document.
  const touched = start.target ?? document;
  window.addEventListener('mousemove', track, true);
  touched.addEventListener('touchmove', track, { passive: true });
  window.addEventListener('mouseup', release, true);
  touched.addEventListener('touchend', release);
  touched.addEventListener('touchcancel', onCancel);
  window.addEventListener('click', keepFromLink, true);
  const releaseEscape = holdEscape({ holds: () => true, close: onCancel });
  return (how) => {
    cancelAnimationFrame(frame);
    if (how === 'dropped' && moved) onMove(point);
    window.removeEventListener('mousemove', track, true);
    touched.removeEventListener('touchmove', track);
    window.removeEventListener('mouseup', release, true);
    touched.removeEventListener('touchend', release);
    touched.removeEventListener('touchcancel', onCancel);
    releaseEscape();
    // The click comes directly after the release, so no other click can be prevented by mistake.
    setTimeout(() => window.removeEventListener('click', keepFromLink, true));
  };
}

function pointOf(event: Event): Point | undefined {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY };
  if (typeof TouchEvent !== 'undefined' && event instanceof TouchEvent) {
    const touch = event.touches[0];
    return touch && { x: touch.clientX, y: touch.clientY };
  }
  return undefined;
}
