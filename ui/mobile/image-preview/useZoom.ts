import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';

export interface ZoomHandle {
  /** Multiplies the size, about the middle. */
  by: (factor: number) => void;
}

const largest = 4;
const onDoubleTap = 2.5;
/** Two taps within so many ms and px are one double tap. */
const tapTime = 300;
const tapRange = 24;

interface Place {
  scale: number;
  x: number;
  y: number;
}
const whole: Place = { scale: 1, x: 0, y: 0 };

/** Pinch, double tap and, once it is larger than its frame, one finger to move a picture about; true while it is larger. */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  handle: Ref<ZoomHandle> | undefined,
  current: boolean,
  onZoomed: (zoomed: boolean) => void,
): boolean {
  const place = useRef(whole);
  const [zoomed, setZoomed] = useState(false);
  const tell = useRef(onZoomed);
  useEffect(() => {
    tell.current = onZoomed;
  });

  const put = useRef((next: Place) => {
    const element = frame.current;
    const picture = element?.firstElementChild;
    if (!element || !(picture instanceof HTMLElement)) return;
    const scale = Math.min(largest, Math.max(1, next.scale));
    // Its edges stay outside the frame.
    const room = (size: number) => (size * (scale - 1)) / 2;
    const keep = (value: number, most: number) => Math.min(most, Math.max(-most, value));
    const x = keep(next.x, room(element.clientWidth));
    const y = keep(next.y, room(element.clientHeight));
    place.current = scale === 1 ? whole : { scale, x, y };
    picture.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    setZoomed(scale > 1);
    tell.current(scale > 1);
  });

  useImperativeHandle(handle, () => ({
    by: (factor) => put.current({ ...place.current, scale: place.current.scale * factor }),
  }));

  useEffect(() => {
    if (!current && place.current.scale > 1) put.current(whole);
  }, [current]);

  useEffect(() => {
    const element = frame.current;
    return element ? listen(element, place, put) : undefined;
  }, [frame]);

  return zoomed;
}

function listen(element: HTMLElement, place: RefObject<Place>, put: RefObject<(next: Place) => void>): () => void {
  let from: { spread: number; x: number; y: number; place: Place } | undefined;
  let tap = { time: 0, x: 0, y: 0 };

  function begin({ touches }: TouchEvent) {
    from = touches.length > 0 ? { ...middleOf(touches), place: place.current } : undefined;
  }
  function move(event: TouchEvent) {
    if (!from || (event.touches.length < 2 && place.current.scale === 1)) return;
    if (event.cancelable) event.preventDefault();
    const now = middleOf(event.touches);
    const factor = from.spread > 0 && now.spread > 0 ? now.spread / from.spread : 1;
    put.current({
      scale: from.place.scale * factor,
      x: from.place.x + now.x - from.x,
      y: from.place.y + now.y - from.y,
    });
  }
  function end(event: TouchEvent) {
    begin(event);
    const touch = event.changedTouches[0];
    if (!touch || event.touches.length > 0) return;
    const again =
      event.timeStamp - tap.time < tapTime && Math.hypot(touch.clientX - tap.x, touch.clientY - tap.y) < tapRange;
    if (again) toggle(touch.clientX, touch.clientY);
    tap = { time: again ? 0 : event.timeStamp, x: touch.clientX, y: touch.clientY };
  }
  function toggle(x: number, y: number) {
    if (place.current.scale > 1) return put.current(whole);
    const box = element.getBoundingClientRect();
    // What was tapped stays under the finger.
    put.current({
      scale: onDoubleTap,
      x: (box.left + box.width / 2 - x) * (onDoubleTap - 1),
      y: (box.top + box.height / 2 - y) * (onDoubleTap - 1),
    });
  }
  const doubleClick = (event: MouseEvent) => toggle(event.clientX, event.clientY);

  element.addEventListener('touchstart', begin, { passive: true });
  element.addEventListener('touchmove', move, { passive: false });
  element.addEventListener('touchend', end);
  element.addEventListener('touchcancel', begin);
  element.addEventListener('dblclick', doubleClick);
  return () => {
    element.removeEventListener('touchstart', begin);
    element.removeEventListener('touchmove', move);
    element.removeEventListener('touchend', end);
    element.removeEventListener('touchcancel', begin);
    element.removeEventListener('dblclick', doubleClick);
  };
}

/** Where the fingers are on average, and how far the first two are apart; 0 for one finger. */
function middleOf(touches: TouchList): { spread: number; x: number; y: number } {
  const [first, second] = [touches[0], touches[1]];
  if (!first) return { spread: 0, x: 0, y: 0 };
  if (!second) return { spread: 0, x: first.clientX, y: first.clientY };
  return {
    spread: Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY),
    x: (first.clientX + second.clientX) / 2,
    y: (first.clientY + second.clientY) / 2,
  };
}
