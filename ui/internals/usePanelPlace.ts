import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Where a panel that hangs from its parent has room: `data-side` and `data-align` of the shared panel styles. Only the
 * side is decided here; the place itself is CSS of a child, which page zoom cannot misplace.
 */
export function usePanelPlace(
  panel: RefObject<HTMLElement | null>,
  wanted: 'start' | 'end' = 'start',
): {
  side: 'bottom' | 'top';
  align: 'start' | 'end';
} {
  const [side, setSide] = useState<'bottom' | 'top'>('bottom');
  const [align, setAlign] = useState(wanted);
  useLayoutEffect(() => {
    const box = panel.current?.getBoundingClientRect();
    const control = panel.current?.parentElement?.getBoundingClientRect();
    if (!panel.current || !box || !control) return;
    if (box.bottom > window.innerHeight && control.top > box.height) setSide('top');
    const rightToLeft = getComputedStyle(panel.current).direction === 'rtl';
    const reachesLeft = (wanted === 'end') !== rightToLeft;
    const cut = reachesLeft ? box.left < 0 : box.right > window.innerWidth;
    const fits = reachesLeft ? control.left + box.width <= window.innerWidth : control.right >= box.width;
    if (cut && fits) setAlign(wanted === 'end' ? 'start' : 'end');
  }, [panel, wanted]);
  return { side, align };
}
