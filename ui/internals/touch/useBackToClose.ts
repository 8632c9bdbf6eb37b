import { useEffect, useRef } from 'react';
import { holdBack, tidyBack } from './backLayers.ts';

/** While `open`, the system's back gesture or button calls `onClose` instead of leaving the page. */
export function useBackToClose(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => (open ? holdBack({ close: () => close.current() }) : tidyBack()), [open]);
}
