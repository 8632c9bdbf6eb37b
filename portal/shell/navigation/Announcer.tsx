import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router';
import { pageAt } from '../routes/match.ts';
import { focusLeft, linkLeft, rememberLink } from '../viewport/focus-left.ts';
import { focusOn, headingShown } from '../viewport/focus-on.ts';

/** The page announced last; outside the component, because an error page mounts it again. */
let announced: string | undefined;

/**
 * After a navigation to another page, or one that removed the focused element: announces the title to screen readers
 * and moves the focus to the heading, or to the anchor in the address. Going back focuses the link that was followed,
 * or the element that had the focus. The first page keeps the browser's own behaviour.
 */
export function Announcer() {
  const location = useLocation();
  const { hash, key } = location;
  const goesBack = useNavigationType() === NavigationType.Pop;
  const page = pageAt(location);
  const { state } = useNavigation();
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (state === 'loading') rememberLink(key);
    if (state !== 'idle') return;
    const arrive = () => {
      setTitle(document.title);
      // The page may have focused a field itself, as the sign-in form does.
      if (document.activeElement instanceof HTMLInputElement) return;
      const left = goesBack ? linkLeft(key) : undefined;
      focusOn(left ?? anchorOf(hash) ?? focusLeft() ?? headingShown() ?? document.querySelector('main'));
    };
    if (announced === page) {
      // A dialog that closes restores the focus in a task of its own.
      const timer = setTimeout(() => document.activeElement === document.body && arrive());
      return () => clearTimeout(timer);
    }
    if (announced !== undefined) arrive();
    announced = page;
  }, [page, hash, key, goesBack, state]);

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
