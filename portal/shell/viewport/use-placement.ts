import { createStore, useStore } from '../../lib/store.ts';
import { type Placement, placementOf } from './formulas.ts';

const settledPlacement = createStore<Placement | undefined>(undefined);

/** Sets which site the window is for, after its width has stopped changing. */
export function settlePlacement(width: number): void {
  settledPlacement.set(placementOf(width));
}

/** Which site the window's width is for; undefined on the server and during hydration. */
export function usePlacement(): Placement | undefined {
  return useStore(settledPlacement);
}
