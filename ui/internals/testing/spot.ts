export type Spot = { x: number; y: number };

/** Converts a point of this document to the window: tests run in an iframe, which may be scaled down. */
export function inWindow({ x, y }: Spot): Spot {
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
