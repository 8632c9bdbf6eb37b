import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the table has room in its frame; false until it was measured, so that what is too wide can be scrolled to. */
export function useFits(frame: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false);
  useLayoutEffect(() => {
    const root = frame.current;
    const table = root?.querySelector('table');
    if (!root || !table) return;
    const look = () => setFits(table.offsetWidth <= root.clientWidth);
    const observer = new ResizeObserver(look);
    observer.observe(root);
    observer.observe(table);
    look();
    return () => observer.disconnect();
  }, [frame]);
  return fits;
}
