import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The side on which a panel fits beside its parent: `data-side` and `data-align` of the shared panel styles. Only the
 * side is computed here; the position is CSS, which page zoom cannot misplace.
 */
export function usePanelPlace(
  panel: RefObject<HTMLElement | null>,
  preferred: 'start' | 'end' = 'start',
): {
  side: 'bottom' | 'top';
  align: 'start' | 'end';
} {
  const [side, setSide] = useState<'bottom' | 'top'>('bottom');
  const [align, setAlign] = useState(preferred);
  useLayoutEffect(() => {
    const box = panel.current?.getBoundingClientRect();
    const control = panel.current?.parentElement?.getBoundingClientRect();
    if (!panel.current || !box || !control) return;
    if (box.bottom > window.innerHeight && control.top > box.height) setSide('top');
    const rightToLeft = getComputedStyle(panel.current).direction === 'rtl';
    const reachesLeft = (preferred === 'end') !== rightToLeft;
    const cut = reachesLeft ? box.left < 0 : box.right > window.innerWidth;
    const fits = reachesLeft ? control.left + box.width <= window.innerWidth : control.right >= box.width;
    if (cut && fits) setAlign(preferred === 'end' ? 'start' : 'end');
  }, [panel, preferred]);
  return { side, align };
}
