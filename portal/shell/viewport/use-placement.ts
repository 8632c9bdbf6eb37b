import { useSyncExternalStore } from 'react';
import { type Placement, placementOf } from './formulas.ts';

const listeners = new Set<() => void>();
let settled: Placement | undefined;

/** Tells everyone which site the window is for, once its width has come to rest. */
export function settlePlacement(width: number): void {
  const placement = placementOf(width);
  if (settled === placement) return;
  settled = placement;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Which site the window's width is for; undefined on the server and while the page hydrates. */
export function usePlacement(): Placement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => settled,
    () => undefined,
  );
}
