import { useEffect, useRef, useState } from 'react';

/** What a page's data say; where they came without, it is loaded in the browser. Null until then. */
export function useLater<Value>(given: Value | null, load: () => Promise<Value>): Value | null {
  const [later, setLater] = useState<Value | null>(null);
  const loading = useRef(load);
  useEffect(() => {
    if (given !== null) return;
    let gone = false;
    loading.current().then(
      (value) => gone || setLater(value),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [given]);
  return given ?? later;
}
