import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when the form around an element is reset, because the browser cannot reset React state. */
export function useFormReset(element: RefObject<HTMLElement | null>, onReset: () => void): void {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const node = element.current;
    const form = node && 'form' in node && node.form instanceof HTMLFormElement ? node.form : node?.closest('form');
    const listener = () => reset();
    form?.addEventListener('reset', listener);
    return () => form?.removeEventListener('reset', listener);
  }, [element]);
}
