let locks = 0;
let undo = () => {};

/**
 * Keeps the page behind a dialog from scrolling; returns what undoes it. Radix's own lock writes a
 * style element, which a strict content security policy refuses.
 */
export function lockScroll(): () => void {
  if (locks === 0) undo = lock();
  locks += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    if (locks === 0) undo();
  };
}

function lock(): () => void {
  const { documentElement: root, body } = document;
  const before = { overflow: root.style.overflow, padding: body.style.paddingInlineEnd };
  // Where the scrollbar takes room, its room is kept, or the page would jump to the side.
  // The root's own zoom does not count in its client width: that is the window's.
  const drawn = window.innerWidth - root.clientWidth;
  root.style.overflow = 'hidden';
  if (drawn > 1) body.style.paddingInlineEnd = `${drawn / zoomOf(body)}px`;
  return () => {
    root.style.overflow = before.overflow;
    body.style.paddingInlineEnd = before.padding;
  };
}

/** The page zoom that an element is drawn with; 1 where the browser does not tell. */
function zoomOf(element: Element): number {
  return (element as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
}
