import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * After a navigation to another page: says its title to screen readers and moves the focus to its heading,
 * or to the anchor that the address names. The first page keeps the browser's own order.
 */
export function Announcer() {
  const { pathname, hash } = useLocation();
  const { state } = useNavigation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (state !== 'idle' || announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
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
