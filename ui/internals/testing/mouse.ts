import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';
import { inWindow, type Spot } from './spot.ts';

export { middleOf } from './spot.ts';

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
