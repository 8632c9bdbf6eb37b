import { scaleOf } from './geometry.ts';

const duration = 200;
/** If more tiles move at once, nobody can follow them, and each would need a compositing layer. */
const maxGliding = 24;

const gliding = new Set<Animation>();

/** The rectangles of the visible tiles, by id. */
export type Photograph = ReadonlyMap<string, DOMRect>;

/** Records the rectangles of all visible tiles. */
export function photograph(lists: readonly HTMLElement[]): Photograph {
  const taken = new Map<string, DOMRect>();
  for (const list of lists) {
    for (const tile of tilesInSight(list)) {
      const id = tile.dataset.sortableId;
      if (id !== undefined) taken.set(id, tile.getBoundingClientRect());
    }
  }
  return taken;
}

/** Animates tiles from their former to their current position, unless the reader prefers reduced motion. */
export function glideFrom(before: Photograph, lists: readonly HTMLElement[], except: string | undefined): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Running animations are cancelled before anything is measured, so that this costs only one layout.
  for (const animation of gliding) animation.cancel();
  gliding.clear();
  const tiles = lists.flatMap(tilesInSight);
  const moves: [HTMLElement, string][] = [];
  // All positions are read before the first animation starts, or each read would force a layout.
  for (const tile of tiles) {
    const id = tile.dataset.sortableId ?? '';
    const from = before.get(id);
    if (!from || id === except) continue;
    const scale = scaleOf(tile);
    const now = tile.getBoundingClientRect();
    const x = from.left - now.left;
    const y = from.top - now.top;
    if (Math.abs(x) > 1 || Math.abs(y) > 1) moves.push([tile, `translate(${x / scale}px, ${y / scale}px)`]);
  }
  if (moves.length > maxGliding) return;
  for (const [tile, transform] of moves) {
    const frames = [{ transform }, { transform: 'none' }];
    gliding.add(tile.animate(frames, { duration, easing: 'cubic-bezier(0.2, 0, 0, 1)' }));
  }
}

/** Rows are in vertical order, so the first and last visible ones are found by binary search. */
function tilesInSight(list: HTMLElement): HTMLElement[] {
  const box = list.getBoundingClientRect();
  const scale = scaleOf(list);
  const tiles = list.children as HTMLCollectionOf<HTMLElement>;
  const topOf = (tile: HTMLElement | undefined) => box.top + (tile?.offsetTop ?? 0) * scale;
  const firstBelow = (edge: number) => {
    let low = 0;
    let high = tiles.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (topOf(tiles[middle]) < edge) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const height = tiles[0] ? tiles[0].offsetHeight * scale : 0;
  const first = firstBelow(-height);
  return Array.from(
    { length: firstBelow(window.innerHeight) - first },
    (_, index) => tiles[first + index] as HTMLElement,
  );
}
