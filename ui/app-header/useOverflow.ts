import { useCallback, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../internals/useBrowserLayoutEffect.ts';

const widthOf = (element: Element | null | undefined) => element?.getBoundingClientRect().width ?? 0;

/** How many of the row's children are on its first line; all, if they fit without the elements beside the row. */
function countShown(row: HTMLElement): number {
  const children = [...row.children] as HTMLElement[];
  const first = children[0];
  const wrapped = children.findIndex((child) => child.offsetTop > (first?.offsetTop ?? 0));
  const widths = children.map(widthOf);
  // A child as wide as the row may be clipped, so its real width is unknown; it leaves no space for others anyway.
  if (widths.some((width) => width >= widthOf(row))) return Math.max(wrapped, 1);
  const all = widths.reduce((sum, width) => sum + width, 0);
  return wrapped === -1 || all <= widthOf(row.parentElement) ? children.length : wrapped;
}

/**
 * How many of a wrapping row's children are on its first line; undefined until measured. It only reads the browser's
 * layout, so zoom, fonts and reading direction need no calculation. Elements beside the row in its parent are
 * hidden if all children fit without them.
 */
export function useOverflow<Row extends HTMLElement>(count: number) {
  const row = useRef<Row>(null);
  const [shown, setShown] = useState<number>();

  const measure = useCallback(() => setShown(count && row.current ? countShown(row.current) : count), [count]);

  useBrowserLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [measure]);

  // Elements beside the row appear and disappear with `shown`, which changes the space.
  useBrowserLayoutEffect(measure, [measure, shown]);

  return { row, shown };
}
