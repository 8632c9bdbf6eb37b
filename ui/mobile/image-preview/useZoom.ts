import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../internals/touch/scrolling.ts';

export interface ZoomHandle {
  /** Multiplies the size, about the middle. */
  by: (factor: number) => void;
  /** Moves the picture, in px. */
  move: (x: number, y: number) => void;
}

export const largest = 4;
/** The browser sends the click of a tap up to this many ms later. */
const clickAfterTap = 800;
const onDoubleTap = 2.5;
/** Two taps within this time in ms and this distance in px are a double tap. */
const tapTime = 300;
const tapRange = 24;
/** After a fling the picture moves on by the finger's speed times this many ms. */
const glideTime = 160;
/** A finger that pauses this many ms before it lifts makes no fling. */
const restTime = 60;

interface Transform {
  scale: number;
  x: number;
  y: number;
}
const fittedTransform: Transform = { scale: 1, x: 0, y: 0 };

/** Zooms a picture by pinch and double tap, and moves an enlarged one with one finger. Returns its scale. */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  handle: Ref<ZoomHandle> | undefined,
  current: boolean,
  onZoomed: (scale: number) => void,
): number {
  const transform = useRef(fittedTransform);
  const [scale, setScale] = useState(1);
  const onZoomedRef = useRef(onZoomed);
  useEffect(() => {
    onZoomedRef.current = onZoomed;
  });

  const put = useRef((next: Transform) => {
    const element = frame.current;
    const picture = element?.firstElementChild;
    if (!element || !(picture instanceof HTMLElement)) return;
    const scale = clampedScale(next.scale);
    // A larger picture always covers the frame, a smaller one is centred.
    const room = (size: number, frameSize: number) => Math.max(0, (size * scale - frameSize) / 2);
    const clampTo = (value: number, most: number) => Math.min(most, Math.max(-most, value));
    const x = clampTo(next.x, room(picture.offsetWidth, element.clientWidth));
    const y = clampTo(next.y, room(picture.offsetHeight, element.clientHeight));
    transform.current = scale === 1 ? fittedTransform : { scale, x, y };
    picture.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    setScale(scale);
    onZoomedRef.current(scale);
  });

  useImperativeHandle(handle, () => ({
    by: (factor) => {
      const { scale: now, x, y } = transform.current;
      const next = clampedScale(now * factor);
      put.current({ scale: next, x: (x * next) / now, y: (y * next) / now });
    },
    move: (dx, dy) => put.current({ ...transform.current, x: transform.current.x + dx, y: transform.current.y + dy }),
  }));

  useEffect(() => {
    if (!current && transform.current.scale > 1) put.current(fittedTransform);
  }, [current]);

  useEffect(() => {
    const element = frame.current;
    return element ? listenForZoom(element, transform, put) : undefined;
  }, [frame]);

  return scale;
}

function clampedScale(scale: number): number {
  return Math.min(largest, Math.max(1, scale));
}

function listenForZoom(
  element: HTMLElement,
  transform: RefObject<Transform>,
  put: RefObject<(next: Transform) => void>,
): () => void {
  let from: { spread: number; x: number; y: number; transform: Transform } | undefined;
  let tap = { time: 0, x: 0, y: 0 };
  let lifted = Number.NEGATIVE_INFINITY;
  let last = { x: 0, y: 0, time: 0 };
  let speed = { x: 0, y: 0 };

  function begin({ touches, timeStamp }: TouchEvent) {
    from = touches.length > 0 ? { ...middleOf(touches), transform: transform.current } : undefined;
    last = { x: from?.x ?? 0, y: from?.y ?? 0, time: timeStamp };
    speed = { x: 0, y: 0 };
    // It follows a finger without a transition, and has one after the finger lifts.
    if (touches.length === 0) element.removeAttribute('data-dragging');
  }
  function move(event: TouchEvent) {
    if (!from || (event.touches.length < 2 && transform.current.scale === 1)) return;
    if (event.cancelable) event.preventDefault();
    const now = middleOf(event.touches);
    element.setAttribute('data-dragging', '');
    const passed = Math.max(1, event.timeStamp - last.time);
    speed = { x: (now.x - last.x) / passed, y: (now.y - last.y) / passed };
    last = { x: now.x, y: now.y, time: event.timeStamp };
    const factor = from.spread > 0 && now.spread > 0 ? now.spread / from.spread : 1;
    const scale = clampedScale(from.transform.scale * factor);
    const grown = scale / from.transform.scale;
    const box = element.getBoundingClientRect();
    const [middleX, middleY] = [box.left + box.width / 2, box.top + box.height / 2];
    // The point between the fingers stays between them.
    put.current({
      scale,
      x: now.x - middleX - grown * (from.x - middleX - from.transform.x),
      y: now.y - middleY - grown * (from.y - middleY - from.transform.y),
    });
  }
  function end(event: TouchEvent) {
    const thrown = event.timeStamp - last.time < restTime ? speed : { x: 0, y: 0 };
    begin(event);
    const { scale, x, y } = transform.current;
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
    if (transform.current.scale > 1) return put.current(fittedTransform);
    const box = element.getBoundingClientRect();
    // The tapped point stays under the finger.
    put.current({
      scale: onDoubleTap,
      x: (box.left + box.width / 2 - x) * (onDoubleTap - 1),
      y: (box.top + box.height / 2 - y) * (onDoubleTap - 1),
    });
  }
  const doubleClick = (event: MouseEvent) => {
    // Two taps also fire `dblclick`, which would undo the zoom.
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

/** The middle of the fingers, and the distance of the first two; 0 for one finger. */
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
