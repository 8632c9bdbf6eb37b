import { useEffect, useState } from 'react';

/** True once the page is scrolled further than so many px; false on the server. */
export function useScrolledPast(distance: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const find = () => setPast(scrollY > distance);
    find();
    addEventListener('scroll', find, { passive: true });
    return () => removeEventListener('scroll', find);
  }, [distance]);
  return past;
}

/** Scrolls to the top, smoothly unless the reader asked for less motion, and moves the focus there: to `focusId` or the page's start. */
export function scrollToTop(focusId?: string): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const target = focusId === undefined ? null : document.getElementById(focusId);
  if (target) target.focus({ preventScroll: true });
  // Without a focused element, the next Tab starts from the top of the document, as on a new page.
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}
