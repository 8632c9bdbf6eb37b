import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

import { inWindow, middleOf, type Spot } from './spot.ts';

export { middleOf };

type Kind = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

/** Sends an event dated `time`, not before it has come: what comes from the future scrolls nothing. */
async function send(type: Kind, spots: Spot[], time?: number): Promise<void> {
  const early = time === undefined ? 0 : (time - now()) * 1000;
  if (early > 0) await new Promise((resolve) => realTimeout(resolve, early));
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints: spots.map(inWindow), timestamp: time });
}

/** Taken before a test replaces it by one that it turns itself. */
const realTimeout = window.setTimeout.bind(window);

/**
 * In seconds, on the clock by which the browser dates its events: it never jumps, as the time of day may.
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

/** Two taps with one finger, 80 ms apart whatever the machine's own pace. */
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
  /** Moves on the way, 16 ms apart whatever the machine's own pace: speed counts in a throw. */
  steps?: number;
  /** Rests before the finger lifts, so that nothing is thrown. */
  rest?: boolean;
  /** Leaves the finger on the glass. */
  stay?: boolean;
};

/** Moves one finger, by real touch events of the browser, from an element's middle (or a spot) by so many px. */
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
