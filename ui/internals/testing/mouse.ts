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

async function send(type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', spot: Spot): Promise<void> {
  const button = type === 'mouseMoved' ? 'none' : 'left';
  const buttons = type === 'mouseReleased' ? 0 : 1;
  await cdp().send('Input.dispatchMouseEvent', { type, ...inWindow(spot), button, buttons, clickCount: 1 });
}

/** The real mouse, pressed and moved step by step. */
export const mouse = {
  down: (spot: Spot) => send('mousePressed', spot),
  move: (spot: Spot) => send('mouseMoved', spot),
  up: (spot: Spot) => send('mouseReleased', spot),
  /** Takes what is at `from` and carries it to `to`; stays pressed. */
  async carry(from: Spot, to: Spot): Promise<void> {
    await send('mousePressed', from);
    await send('mouseMoved', { x: from.x + 6, y: from.y + 6 });
    await send('mouseMoved', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    await send('mouseMoved', to);
  },
};

/** A real finger. */
export const finger = {
  down: (spot: Spot) => touch('touchStart', [spot]),
  move: (spot: Spot) => touch('touchMove', [spot]),
  up: () => touch('touchEnd', []),
};

async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', spots: Spot[]): Promise<void> {
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints: spots.map(inWindow) });
}

export function middleOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
