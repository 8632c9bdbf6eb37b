import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Where a panel that hangs from its parent has room: `data-side` and `data-align` of the shared panel styles. Only the
 * side is decided here; the place itself is CSS of a child, which page zoom cannot misplace.
 */
export function usePanelPlace(panel: RefObject<HTMLElement | null>): {
  side: 'bottom' | 'top';
  align: 'start' | 'end';
} {
  const [side, setSide] = useState<'bottom' | 'top'>('bottom');
  const [align, setAlign] = useState<'start' | 'end'>('start');
  useLayoutEffect(() => {
    const box = panel.current?.getBoundingClientRect();
    const control = panel.current?.parentElement?.getBoundingClientRect();
    if (!panel.current || !box || !control) return;
    if (box.bottom > window.innerHeight && control.top > box.height) setSide('top');
    const rightToLeft = getComputedStyle(panel.current).direction === 'rtl';
    const cut = rightToLeft ? box.left < 0 : box.right > window.innerWidth;
    const fits = rightToLeft ? control.left + box.width <= window.innerWidth : control.right >= box.width;
    if (cut && fits) setAlign('end');
  }, [panel]);
  return { side, align };
}
