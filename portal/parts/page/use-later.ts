import type { SourceFailure } from '@yimen/contract/sources/sources';
import { useEffect, useRef, useState } from 'react';

interface Later<Value> {
  value: Value;
  /** True while other systems have not answered yet. */
  waiting: boolean;
}

/** Whether a list lacks rows because other systems were late when the page was rendered. */
export const hasLate = (given: { readonly failed: readonly SourceFailure[] } | null): boolean =>
  given?.failed.some(({ reason }) => reason === 'late') ?? false;

/** A page's data. When `isLate`, they are loaded again in the browser, which waits for other systems, and replaced. */
export function useLater<Value>(given: Value, isLate: boolean, load: () => Promise<Value>): Later<Value> {
  const [later, setLater] = useState<{ given: Value; value: Value } | null>(null);
  const loading = useRef(load);
  useEffect(() => {
    loading.current = load;
  });
  useEffect(() => {
    if (!isLate) return;
    let gone = false;
    const settle = (value: Value) => gone || setLater({ given, value });
    loading.current().then(settle, () => settle(given));
    return () => {
      gone = true;
    };
  }, [given, isLate]);
  const known = isLate && later?.given === given ? later : null;
  return { value: known ? known.value : given, waiting: isLate && !known };
}
