import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

const widthOf = (element: Element | null | undefined) => element?.getBoundingClientRect().width ?? 0;

/**
 * How many of a wrapping row's children stand on its first line; undefined until measured. Layout is the browser's:
 * this only reads it, so zoom, fonts and reading direction need no arithmetic. What stands beside the row in its parent
 * goes where all children fit without it.
 */
export function useOverflow<Row extends HTMLElement>(count: number) {
  const row = useRef<Row>(null);
  const [shown, setShown] = useState<number>();

  const measure = useCallback(() => {
    const children = row.current ? ([...row.current.children] as HTMLElement[]) : [];
    const first = children[0];
    if (!first) return setShown(count);
    const wrapped = children.findIndex((child) => child.offsetTop > first.offsetTop);
    const all = children.reduce((sum, child) => sum + widthOf(child), 0);
    setShown(wrapped === -1 || all <= widthOf(row.current?.parentElement) ? children.length : wrapped);
  }, [count]);

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
