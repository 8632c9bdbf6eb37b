import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

import { inWindow, middleOf, type Spot } from './spot.ts';

export { middleOf };

type Kind = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

/** Sends an event with the timestamp `time`, not before that time: events from the future do not scroll. */
async function send(type: Kind, spots: Spot[], time?: number): Promise<void> {
  const early = time === undefined ? 0 : (time - now()) * 1000;
  if (early > 0) await new Promise((resolve) => realTimeout(resolve, early));
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints: spots.map(inWindow), timestamp: time });
}

/** The real timer, saved before a test installs fake ones. */
const realTimeout = window.setTimeout.bind(window);

/**
 * In seconds, on the monotonic clock of the browser's event timestamps.
 */
function now(): number {
  return (performance.timeOrigin + performance.now()) / 1000;
}

export const touch = {
  down: (...spots: Spot[]) => send('touchStart', spots),
  move: (...spots: Spot[]) => send('touchMove', spots),
  up: () => send('touchEnd', []),
  cancel: () => send('touchCancel', []),
};

/** Two taps with one finger, 80 ms apart by their timestamps, on slow machines too. */
export async function doubleTap(spot: Spot): Promise<void> {
  const began = now();
  for (const [down, up] of [
    [0, 0.04],
    [0.08, 0.12],
  ] as const) {
    await send('touchStart', [spot], began + down);
    await send('touchEnd', [], began + up);
  }
}

type DragOptions = {
  /** Number of moves, 16 ms apart by their timestamps, because the speed of a fling matters. */
  steps?: number;
  /** Pauses before the finger lifts, so that there is no fling. */
  rest?: boolean;
  /** Does not lift the finger. */
  stay?: boolean;
};

/** Moves one finger by so many px, with real touch events of the browser, from an element's middle or a point. */
export async function drag(
  from: Element | Spot,
  by: Partial<Spot>,
  { steps = 8, rest, stay }: DragOptions = {},
): Promise<void> {
  const start = from instanceof Element ? middleOf(from) : from;
  const began = now();
  const at = (share: number) => ({ x: start.x + (by.x ?? 0) * share, y: start.y + (by.y ?? 0) * share });
  await send('touchStart', [start], began);
  for (let step = 1; step <= steps; step += 1) await send('touchMove', [at(step / steps)], began + step * 0.016);
  if (!stay) await send('touchEnd', [], began + steps * 0.016 + (rest ? 0.2 : 0.004));
}
