import { useLayoutEffect, useState } from 'react';

/**
 * Whether a kept-alive page is the shown one: a sheet is rendered outside its page, and must close when that is hidden.
 */
export function useShown(): boolean {
  const [shown, setShown] = useState(false);
  useLayoutEffect(() => {
    setShown(true);
    return () => setShown(false);
  }, []);
  return shown;
}
