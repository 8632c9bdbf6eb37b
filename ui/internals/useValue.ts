import { useCallback, useState } from 'react';

/** A value controlled by the parent (`value`), or else kept by the component, starting from `initial`. */
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
