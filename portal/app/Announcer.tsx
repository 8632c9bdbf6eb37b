import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** The page announced last; outside the component, which an error page mounts anew. */
let announced: string | undefined;

/**
 * After a navigation to another page: says its title to screen readers and moves the focus to its heading,
 * or to the anchor that the address names. The first page keeps the browser's own order.
 */
export function Announcer() {
  const { pathname, hash } = useLocation();
  const { state } = useNavigation();
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (state !== 'idle' || announced === pathname) return;
    const first = announced === undefined;
    announced = pathname;
    if (first) return;
    setTitle(document.title);
    // A page may have put the focus where one begins, as the sign-in form does.
    if (document.activeElement instanceof HTMLInputElement) return;
    focusOn(anchorOf(hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main'));
  }, [pathname, hash, state]);

  return (
    <VisuallyHidden role="status" aria-live="polite" aria-atomic="true">
      {title}
    </VisuallyHidden>
  );
}

function anchorOf(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}
