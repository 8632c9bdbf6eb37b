import { type RefObject, useEffect, useRef } from 'react';

/** A drag of one finger or the mouse: movement in CSS px since the start, speed in px per ms, the start's target. */
export interface Pan {
  dx: number;
  dy: number;
  vx: number;
  vy: number;
  target: Element;
  mouse: boolean;
}

export interface PanHandlers {
  /** Called once, when the direction is known: whether to handle the gesture. Before, the browser gets all events. */
  claim: (pan: Pan) => boolean;
  onStart?: (pan: Pan) => void;
  onMove: (pan: Pan) => void;
  /** `cancelled` when the system or a second finger ended the gesture. */
  onEnd: (pan: Pan, cancelled: boolean) => void;
}

/** Movement in px after which a direction is recognised. */
const slop = 8;
/** Elements with their own drag. */
const ownPanSelector = 'input[type="range"], [data-own-pan]';
const typed = 'input, textarea, select, [contenteditable="true"]';

/** Whether the current gesture is claimed. Inner elements are asked first; the others then ignore the gesture. */
let claimed = false;

/**
 * Follows a drag that starts on the element. Touch events instead of pointer events, because only they can still be
 * cancelled after the first move has shown the direction; the mouse uses pointer events.
 */
export function usePan(element: RefObject<HTMLElement | null>, handlers: PanHandlers, active = true): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const root = element.current;
    if (!root || !active) return;
    return listenForPan(root, latest);
  }, [element, active]);
}

interface Sample {
  x: number;
  y: number;
  time: number;
}

class Track {
  private samples: Sample[];
  readonly target: Element;
  readonly mouse: boolean;
  state: 'open' | 'ours' | 'lost' = 'open';

  constructor(target: Element, first: Sample, mouse = false) {
    this.target = target;
    this.mouse = mouse;
    this.samples = [first, first];
  }

  add(sample: Sample): Pan {
    const [first, ...rest] = this.samples;
    // The speed is that of the last 80 ms, so a finger that pauses before it lifts makes no fling.
    const recent = rest.filter(({ time }) => sample.time - time < 80);
    this.samples = [first ?? sample, ...(recent.length > 0 ? recent : rest.slice(-1)), sample];
    return this.pan(sample.time);
  }

  pan(now: number): Pan {
    const first = this.samples[0] as Sample;
    const last = this.samples.at(-1) as Sample;
    const from = this.samples.find((sample, index) => index > 0 && now - sample.time < 80) ?? last;
    const time = Math.max(1, now - from.time);
    const still = now - last.time > 80;
    return {
      dx: last.x - first.x,
      dy: last.y - first.y,
      vx: still ? 0 : (last.x - from.x) / time,
      vy: still ? 0 : (last.y - from.y) / time,
      target: this.target,
      mouse: this.mouse,
    };
  }
}

function listenForPan(root: HTMLElement, latest: RefObject<PanHandlers>): () => void {
  let track: Track | undefined;

  /** True while we handle the gesture. */
  function move(sample: Sample): boolean {
    if (!track || track.state === 'lost') return false;
    const pan = track.add(sample);
    if (track.state === 'open') {
      if (Math.hypot(pan.dx, pan.dy) < slop) return false;
      if (claimed || !latest.current.claim(pan)) {
        track.state = 'lost';
        return false;
      }
      track.state = 'ours';
      claimed = true;
      latest.current.onStart?.(pan);
    }
    latest.current.onMove(pan);
    return true;
  }
  function end(time: number, cancelled: boolean): boolean {
    const ended = track;
    track = undefined;
    if (ended?.state !== 'ours') return false;
    claimed = false;
    latest.current.onEnd(ended.pan(time), cancelled);
    return true;
  }

  function touchStart(event: TouchEvent) {
    const touch = event.touches[0];
    if (event.touches.length > 1) end(event.timeStamp, true);
    else if (touch && event.target instanceof Element && !event.target.closest(ownPanSelector)) {
      track = new Track(event.target, { x: touch.clientX, y: touch.clientY, time: event.timeStamp });
    }
  }
  function touchMove(event: TouchEvent) {
    const touch = event.touches[0];
    // Not cancelable: the browser is already scrolling.
    if (!touch || (track?.state === 'open' && !event.cancelable)) return;
    if (move({ x: touch.clientX, y: touch.clientY, time: event.timeStamp }) && event.cancelable) event.preventDefault();
  }
  const touchEnd = (event: TouchEvent) => void end(event.timeStamp, false);
  const touchCancel = (event: TouchEvent) => void end(event.timeStamp, true);

  let stopMouse = () => {};
  function mouseDown(event: PointerEvent) {
    const { target } = event;
    if (event.pointerType !== 'mouse' || event.button !== 0 || !(target instanceof Element)) return;
    if (target.closest(`${ownPanSelector}, ${typed}`)) return;
    track = new Track(target, { x: event.clientX, y: event.clientY, time: event.timeStamp }, true);
    const onMove = (moved: PointerEvent) => {
      if (move({ x: moved.clientX, y: moved.clientY, time: moved.timeStamp })) getSelection()?.removeAllRanges();
    };
    const onUp = (lifted: PointerEvent) => {
      stopMouse();
      if (end(lifted.timeStamp, lifted.type === 'pointercancel')) swallowClick();
    };
    const noDrag = (drag: DragEvent) => drag.preventDefault();
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onUp);
    window.addEventListener('dragstart', noDrag);
    stopMouse = () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onUp);
      window.removeEventListener('dragstart', noDrag);
      stopMouse = () => {};
    };
  }

  root.addEventListener('touchstart', touchStart, { passive: true });
  root.addEventListener('touchmove', touchMove, { passive: false });
  root.addEventListener('touchend', touchEnd);
  root.addEventListener('touchcancel', touchCancel);
  root.addEventListener('pointerdown', mouseDown);
  return () => {
    stopMouse();
    end(0, true);
    root.removeEventListener('touchstart', touchStart);
    root.removeEventListener('touchmove', touchMove);
    root.removeEventListener('touchend', touchEnd);
    root.removeEventListener('touchcancel', touchCancel);
    root.removeEventListener('pointerdown', mouseDown);
  };
}

/** Suppresses the click that follows a drag with the mouse. */
function swallowClick() {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, true));
}
