import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

type Spot = { x: number; y: number };

/** Where a spot of this document lies in the window: the tests run in a frame, which may be drawn smaller. */
function inWindow({ x, y }: Spot): Spot {
  const frame = window.frameElement;
  if (!frame) return { x, y };
  const box = frame.getBoundingClientRect();
  const scale = box.width / window.innerWidth;
  return { x: box.left + x * scale, y: box.top + y * scale };
}

export function middleOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

type Kind = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

async function send(type: Kind, spots: Spot[], timestamp?: number): Promise<void> {
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints: spots.map(inWindow), timestamp });
}

export const touch = {
  down: (...spots: Spot[]) => send('touchStart', spots),
  move: (...spots: Spot[]) => send('touchMove', spots),
  up: () => send('touchEnd', []),
  cancel: () => send('touchCancel', []),
};

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
  const began = Date.now() / 1000;
  const at = (share: number) => ({ x: start.x + (by.x ?? 0) * share, y: start.y + (by.y ?? 0) * share });
  await send('touchStart', [start], began);
  for (let step = 1; step <= steps; step += 1) await send('touchMove', [at(step / steps)], began + step * 0.016);
  if (!stay) await send('touchEnd', [], began + steps * 0.016 + (rest ? 0.2 : 0.004));
}
