import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router';
import { pageAt } from '../routes/match.ts';
import { focusLeft, linkLeft, rememberLink } from '../viewport/focus-left.ts';
import { focusOn } from '../viewport/focus-on.ts';
import { headingShown } from '../viewport/heading-shown.ts';

/** The page announced last; outside the component, which an error page mounts anew. */
let announced: string | undefined;

/**
 * After a navigation to another page, or one that took away what had the focus: says its title to screen readers and
 * moves the focus to its heading, or to the anchor that the address names. Who goes back comes to the link by which,
 * or to what had the focus when, the page was left. The first page keeps the browser's own order.
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
      // A page may have put the focus where one begins, as the sign-in form does.
      if (document.activeElement instanceof HTMLInputElement) return;
      const left = goesBack ? linkLeft(key) : undefined;
      focusOn(left ?? anchorOf(hash) ?? focusLeft() ?? headingShown() ?? document.querySelector('main'));
    };
    if (announced === page) {
      // A dialog that closes gives the focus back in a task of its own.
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
