import { createStore, useStore } from '../../lib/store.ts';
import { type Placement, placementOf } from './formulas.ts';

const settled = createStore<Placement | undefined>(undefined);

/** Tells everyone which site the window is for, once its width has come to rest. */
export function settlePlacement(width: number): void {
  settled.set(placementOf(width));
}

/** Which site the window's width is for; undefined on the server and while the page hydrates. */
export function usePlacement(): Placement | undefined {
  return useStore(settled);
}
