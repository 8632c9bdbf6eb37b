let locks = 0;
let before = '';

/**
 * Keeps the page behind a dialog from scrolling; returns what undoes it. Radix's own lock writes a
 * style element, which a strict content security policy refuses.
 */
export function lockScroll(): () => void {
  const { style } = document.documentElement;
  if (locks === 0) {
    before = style.overflow;
    style.overflow = 'hidden';
  }
  locks += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    if (locks === 0) style.overflow = before;
  };
}
