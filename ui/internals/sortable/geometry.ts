export type Point = { x: number; y: number };

/** A drop this near to an empty group still counts as inside, in px of the screen (specification, section 9). */
const emptyThreshold = 5;

/** The size on the screen of one layout pixel of an element: page zoom times its own zoom. */
export function scaleOf(element: HTMLElement): number {
  const { currentCSSZoom } = element as HTMLElement & { currentCSSZoom?: number };
  return currentCSSZoom ?? (element.offsetWidth > 0 ? element.getBoundingClientRect().width / element.offsetWidth : 1);
}

/** The number of columns of a CSS grid. */
export function countColumns(list: HTMLElement): number {
  return Math.max(
    1,
    getComputedStyle(list)
      .gridTemplateColumns.split(' ')
      .filter((track) => track !== '').length,
  );
}

/** The list under a point of the screen, or an empty list near to it. */
export function listAt(lists: readonly HTMLElement[], point: Point): HTMLElement | undefined {
  const within = (list: HTMLElement, margin: number) => {
    const { left, right, top, bottom } = list.getBoundingClientRect();
    return (
      point.x >= left - margin && point.x <= right + margin && point.y >= top - margin && point.y <= bottom + margin
    );
  };
  return (
    lists.find((list) => within(list, 0)) ??
    lists.find((list) => list.dataset.empty !== undefined && within(list, emptyThreshold))
  );
}

/**
 * The slot of a grid of `count` tiles under a point of the screen. It uses the layout position of tiles, not the
 * animated one, so that a moving tile does not count for the slot that it leaves.
 */
export function slotAt(list: HTMLElement, count: number, point: Point): number {
  if (count === 0) return 0;
  const box = list.getBoundingClientRect();
  const style = getComputedStyle(list);
  const scale = scaleOf(list);
  const columns = countColumns(list);
  const gap = Number.parseFloat(style.columnGap) || 0;
  const x = (style.direction === 'rtl' ? box.right - point.x : point.x - box.left) / scale;
  const y = (point.y - box.top) / scale;
  const width = box.width / scale + gap;
  const column = Math.max(0, Math.min(columns - 1, Math.floor((x / width) * columns)));
  const top = (row: number) => (list.children[row * columns] as HTMLElement | undefined)?.offsetTop ?? 0;
  // Binary search for the last row that begins above the point.
  let low = 0;
  let high = Math.ceil(list.children.length / columns) - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (top(middle) <= y) low = middle;
    else high = middle - 1;
  }
  return Math.min(count - 1, low * columns + column);
}
