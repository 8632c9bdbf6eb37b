export type Spot = { x: number; y: number };

/** Where a spot of this document lies in the window: the tests run in a frame, which may be drawn smaller. */
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
