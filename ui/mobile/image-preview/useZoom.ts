import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../internals/touch/scrolling.ts';

export interface ZoomHandle {
  /** Multiplies the size, about the middle. */
  by: (factor: number) => void;
  /** Moves the picture, in px. */
  move: (x: number, y: number) => void;
}

export const largest = 4;
/** After a tap the browser sends its click up to so many ms later. */
const clickAfterTap = 800;
const onDoubleTap = 2.5;
/** Two taps within so many ms and px are one double tap. */
const tapTime = 300;
const tapRange = 24;
/** A picture that is thrown goes on as far as the finger's speed takes it in so many ms. */
const glideTime = 160;
/** A finger that rested so many ms before it was lifted throws nothing. */
const restTime = 60;

interface Place {
  scale: number;
  x: number;
  y: number;
}
const whole: Place = { scale: 1, x: 0, y: 0 };

/** Pinch, double tap and, once it is larger than its frame, one finger to move a picture about; how large it is. */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  handle: Ref<ZoomHandle> | undefined,
  current: boolean,
  onZoomed: (scale: number) => void,
): number {
  const place = useRef(whole);
  const [scale, setScale] = useState(1);
  const tell = useRef(onZoomed);
  useEffect(() => {
    tell.current = onZoomed;
  });

  const put = useRef((next: Place) => {
    const element = frame.current;
    const picture = element?.firstElementChild;
    if (!element || !(picture instanceof HTMLElement)) return;
    const scale = within(next.scale);
    // Its edges stay outside the frame, or it in the middle where it is smaller.
    const room = (size: number, frameSize: number) => Math.max(0, (size * scale - frameSize) / 2);
    const keep = (value: number, most: number) => Math.min(most, Math.max(-most, value));
    const x = keep(next.x, room(picture.offsetWidth, element.clientWidth));
    const y = keep(next.y, room(picture.offsetHeight, element.clientHeight));
    place.current = scale === 1 ? whole : { scale, x, y };
    picture.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    setScale(scale);
    tell.current(scale);
  });

  useImperativeHandle(handle, () => ({
    by: (factor) => {
      const { scale: now, x, y } = place.current;
      const next = within(now * factor);
      put.current({ scale: next, x: (x * next) / now, y: (y * next) / now });
    },
    move: (dx, dy) => put.current({ ...place.current, x: place.current.x + dx, y: place.current.y + dy }),
  }));

  useEffect(() => {
    if (!current && place.current.scale > 1) put.current(whole);
  }, [current]);

  useEffect(() => {
    const element = frame.current;
    return element ? listen(element, place, put) : undefined;
  }, [frame]);

  return scale;
}

function within(scale: number): number {
  return Math.min(largest, Math.max(1, scale));
}

function listen(element: HTMLElement, place: RefObject<Place>, put: RefObject<(next: Place) => void>): () => void {
  let from: { spread: number; x: number; y: number; place: Place } | undefined;
  let tap = { time: 0, x: 0, y: 0 };
  let lifted = Number.NEGATIVE_INFINITY;
  let last = { x: 0, y: 0, time: 0 };
  let speed = { x: 0, y: 0 };

  function begin({ touches, timeStamp }: TouchEvent) {
    from = touches.length > 0 ? { ...middleOf(touches), place: place.current } : undefined;
    last = { x: from?.x ?? 0, y: from?.y ?? 0, time: timeStamp };
    speed = { x: 0, y: 0 };
    // Under a finger it follows at once, lifted it glides.
    if (touches.length === 0) element.removeAttribute('data-dragging');
  }
  function move(event: TouchEvent) {
    if (!from || (event.touches.length < 2 && place.current.scale === 1)) return;
    if (event.cancelable) event.preventDefault();
    const now = middleOf(event.touches);
    element.setAttribute('data-dragging', '');
    const passed = Math.max(1, event.timeStamp - last.time);
    speed = { x: (now.x - last.x) / passed, y: (now.y - last.y) / passed };
    last = { x: now.x, y: now.y, time: event.timeStamp };
    const factor = from.spread > 0 && now.spread > 0 ? now.spread / from.spread : 1;
    const scale = within(from.place.scale * factor);
    const grown = scale / from.place.scale;
    const box = element.getBoundingClientRect();
    const [middleX, middleY] = [box.left + box.width / 2, box.top + box.height / 2];
    // What lies between the fingers stays there.
    put.current({
      scale,
      x: now.x - middleX - grown * (from.x - middleX - from.place.x),
      y: now.y - middleY - grown * (from.y - middleY - from.place.y),
    });
  }
  function end(event: TouchEvent) {
    const thrown = event.timeStamp - last.time < restTime ? speed : { x: 0, y: 0 };
    begin(event);
    const { scale, x, y } = place.current;
    if (event.touches.length === 0 && scale > 1 && Math.hypot(thrown.x, thrown.y) > 0.1 && !prefersReducedMotion())
      put.current({ scale, x: x + thrown.x * glideTime, y: y + thrown.y * glideTime });
    lifted = event.timeStamp;
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
  const doubleClick = (event: MouseEvent) => {
    // Two taps are also a double click, which would take back what they did.
    if (event.timeStamp - lifted > clickAfterTap) toggle(event.clientX, event.clientY);
  };

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
