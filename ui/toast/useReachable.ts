import { type RefObject, useEffect } from 'react';

/**
 * Lets the focus reach an element though a modal dialog is open: the dialog's trap listens at the document, so what
 * concerns the element is kept from it one step before.
 */
export function useReachable(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const html = document.documentElement;
    const onFocus = (event: FocusEvent) => {
      const to = event.type === 'focusin' ? event.target : event.relatedTarget;
      if (to instanceof Node && element.current?.contains(to)) event.stopPropagation();
    };
    html.addEventListener('focusin', onFocus);
    html.addEventListener('focusout', onFocus);
    return () => {
      html.removeEventListener('focusin', onFocus);
      html.removeEventListener('focusout', onFocus);
    };
  }, [element]);
}
