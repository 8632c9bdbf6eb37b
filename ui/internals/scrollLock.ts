let locks = 0;
let undo = () => {};

/**
 * Prevents the page behind a dialog from scrolling; returns a function that undoes it. Radix's own lock writes a
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
  // The space of the scrollbar is kept, or the page would shift sideways.
  // The root's client width is that of the window; it does not depend on the root's zoom.
  const drawn = window.innerWidth - root.clientWidth;
  root.style.overflow = 'hidden';
  if (drawn > 1) body.style.paddingInlineEnd = `${drawn / zoomOf(body)}px`;
  return () => {
    root.style.overflow = before.overflow;
    body.style.paddingInlineEnd = before.padding;
  };
}

/** The page zoom of an element; 1 where the browser does not report it. */
function zoomOf(element: Element): number {
  return (element as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
}
