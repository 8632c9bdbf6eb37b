import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

const widthOf = (element: Element | null | undefined) => element?.getBoundingClientRect().width ?? 0;

/** How many of the row's children stand on its first line once what stands beside it has gone where all fit so. */
function countShown(row: HTMLElement): number {
  const children = [...row.children] as HTMLElement[];
  const first = children[0];
  const wrapped = children.findIndex((child) => child.offsetTop > (first?.offsetTop ?? 0));
  const widths = children.map(widthOf);
  // A child as wide as the row is cut: what it would take otherwise cannot be told, but it leaves no room for others.
  if (widths.some((width) => width >= widthOf(row))) return Math.max(wrapped, 1);
  const all = widths.reduce((sum, width) => sum + width, 0);
  return wrapped === -1 || all <= widthOf(row.parentElement) ? children.length : wrapped;
}

/**
 * How many of a wrapping row's children stand on its first line; undefined until measured. Layout is the browser's:
 * this only reads it, so zoom, fonts and reading direction need no arithmetic. What stands beside the row in its parent
 * goes where all children fit without it.
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

  // What stands beside the row comes and goes with what is shown, and the room with it.
  useBrowserLayoutEffect(measure, [measure, shown]);

  return { row, shown };
}
