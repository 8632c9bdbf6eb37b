import { scaleOf } from './geometry.ts';

const duration = 200;
/** Where more tiles change places at once, no eye follows them, and each would cost a layer. */
const maxGliding = 24;

const gliding = new Set<Animation>();

/** Where the tiles in sight are drawn, by their id. */
export type Photograph = ReadonlyMap<string, DOMRect>;

/** Takes where all tiles in sight are drawn now. */
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

/** Lets the tiles that are elsewhere now glide there, unless the reader asked for less motion. */
export function glideFrom(before: Photograph, lists: readonly HTMLElement[], except: string | undefined): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // What is still on its way stands where it is laid out, before anything is measured: it then costs one layout.
  for (const animation of gliding) animation.cancel();
  gliding.clear();
  const tiles = lists.flatMap(tilesInSight);
  const moves: [HTMLElement, string][] = [];
  // All positions are read before the first animation, or each would cost a layout.
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

/** Rows follow each other downwards, so the first and last one in sight are found by halving. */
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
