import { holdEscape } from '../escapeLayers.ts';
import { scrollNear } from './autoScroll.ts';
import type { Point } from './geometry.ts';

type FollowInput = {
  /** The mouse or touch event that began the drag. */
  start: Event;
  root: HTMLElement;
  /** Where the tile was drawn when it was taken, and at which page zoom. */
  box: DOMRect;
  zoom: number;
  overlay: () => HTMLElement | null;
  /** Called at most once a frame, when the pointer or the page below it moved. */
  onMove: (point: Point) => void;
  onCancel: () => void;
};

/**
 * Keeps the carried tile under the pointer and scrolls near edges, once a frame, without rendering; returns what ends it.
 * Lengths of the overlay are divided by the page zoom, which multiplies them again: so it stands within a pixel.
 */
export function followPointer({ start, root, box, zoom, overlay, onMove, onCancel }: FollowInput): () => void {
  const began = pointOf(start) ?? { x: box.left, y: box.top };
  const grip = { x: began.x - box.left, y: began.y - box.top };
  let point = began;
  let moved = true;
  let frame = requestAnimationFrame(step);

  function step() {
    frame = requestAnimationFrame(step);
    const element = overlay();
    if (element) {
      element.style.transform = `translate(${(point.x - grip.x) / zoom}px, ${(point.y - grip.y) / zoom}px)`;
      element.style.visibility = 'visible';
    }
    const scrolled = scrollNear(root, point);
    if (moved || scrolled) onMove(point);
    moved = false;
  }
  function track(event: Event) {
    const next = pointOf(event);
    if (!next) return;
    point = next;
    moved = true;
  }
  /** The press that ends a drag is no press on the link below it. */
  function keepFromLink(event: Event) {
    event.preventDefault();
    event.stopPropagation();
  }

  // A touch stays with the element it began on, even when that has left the document.
  const touched = start.target ?? document;
  window.addEventListener('mousemove', track, true);
  touched.addEventListener('touchmove', track, { passive: true });
  window.addEventListener('click', keepFromLink, true);
  const release = holdEscape({ holds: () => true, close: onCancel });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('mousemove', track, true);
    touched.removeEventListener('touchmove', track);
    release();
    // The click follows the release in the same task queue; nothing else can be pressed in between.
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
