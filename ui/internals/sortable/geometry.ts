export type Point = { x: number; y: number };

/** How far outside an empty group a drop still falls into it, in px of the screen (SPEC §9). */
const emptyThreshold = 5;

/** What one pixel of an element's own layout measures on the screen: page zoom and zoom of its own. */
export function scaleOf(element: HTMLElement): number {
  const { currentCSSZoom } = element as HTMLElement & { currentCSSZoom?: number };
  return currentCSSZoom ?? (element.offsetWidth > 0 ? element.getBoundingClientRect().width / element.offsetWidth : 1);
}

/** How many tiles stand beside each other in a CSS grid. */
export function columnsOf(list: HTMLElement): number {
  return Math.max(
    1,
    getComputedStyle(list)
      .gridTemplateColumns.split(' ')
      .filter((track) => track !== '').length,
  );
}

/** The list under a point of the screen, or the empty one that is near enough. */
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
 * The slot of a grid of `count` tiles under a point of the screen. It reads where tiles are laid out, not where they
 * are drawn, so that tiles on their way do not answer for the slot they leave.
 */
export function slotAt(list: HTMLElement, count: number, point: Point): number {
  if (count === 0) return 0;
  const box = list.getBoundingClientRect();
  const style = getComputedStyle(list);
  const scale = scaleOf(list);
  const columns = columnsOf(list);
  const gap = Number.parseFloat(style.columnGap) || 0;
  const x = (style.direction === 'rtl' ? box.right - point.x : point.x - box.left) / scale;
  const y = (point.y - box.top) / scale;
  const width = box.width / scale + gap;
  const column = Math.max(0, Math.min(columns - 1, Math.floor((x / width) * columns)));
  const top = (row: number) => (list.children[row * columns] as HTMLElement | undefined)?.offsetTop ?? 0;
  // The last row that begins above the point.
  let low = 0;
  let high = Math.ceil(list.children.length / columns) - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (top(middle) <= y) low = middle;
    else high = middle - 1;
  }
  return Math.min(count - 1, low * columns + column);
}
