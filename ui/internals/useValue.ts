import { useCallback, useState } from 'react';

/** A value that the parent holds (`value`) or else the component itself, from `initial` on. */
export function useValue<T>(value: T | undefined, initial: T, onChange?: (value: T) => void): [T, (value: T) => void] {
  const [own, setOwn] = useState(initial);
  const set = useCallback(
    (next: T) => {
      setOwn(next);
      onChange?.(next);
    },
    [onChange],
  );
  return [value === undefined ? own : value, set];
}
