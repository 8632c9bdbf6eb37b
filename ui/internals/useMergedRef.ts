import { type Ref, type RefCallback, useCallback } from 'react';

/** One ref callback that fills both refs. */
export function useMergedRef<T>(first: Ref<T> | undefined, second: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      const cleanFirst = fillRef(first, node);
      const cleanSecond = fillRef(second, node);
      return () => {
        cleanFirst();
        cleanSecond();
      };
    },
    [first, second],
  );
}

function fillRef<T>(ref: Ref<T> | undefined, node: T | null): () => void {
  if (typeof ref === 'function') {
    const clean = ref(node);
    return typeof clean === 'function' ? clean : () => void ref(null);
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}
