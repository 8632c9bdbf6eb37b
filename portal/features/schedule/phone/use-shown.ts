import { useLayoutEffect, useState } from 'react';

/** Whether a kept page is the one that is shown: a sheet stands outside of its page, and goes when that is hidden. */
export function useShown(): boolean {
  const [shown, setShown] = useState(false);
  useLayoutEffect(() => {
    setShown(true);
    return () => setShown(false);
  }, []);
  return shown;
}
