import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { trimmed } from '../../routes/match.ts';
import { useSearchKeys } from '../../visit/search-keys.ts';

const typedIn =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';
const overPage = '[role="dialog"], [role="alertdialog"]';

function shownField(): HTMLInputElement | undefined {
  const fields = document.querySelectorAll<HTMLInputElement>('form[role="search"] input[aria-keyshortcuts]');
  return [...fields].find((field) => field.getClientRects().length > 0);
}

/**
 * Leads to the page's search by Ctrl+K, ⌘K or `/`, or to the search at `href` where the page has none. Escape in the
 * field, once it is empty, leads back to where the focus was.
 */
export function useSearchShortcut(href: string): void {
  const { slash } = useSearchKeys();
  const navigate = useNavigate();
  const pathname = trimmed(useLocation().pathname);
  /** The page that has been asked for and has the field. */
  const wanted = useRef<string | null>(null);
  const before = useRef<HTMLElement | null>(null);

  function goToField(): boolean {
    const field = shownField();
    if (!field) return false;
    if (document.activeElement !== field) before.current = document.activeElement as HTMLElement | null;
    field.focus();
    field.select();
    return true;
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.key === 'Escape') leaveField();
    else if (leadsToSearch(event, slash)) {
      event.preventDefault();
      if (goToField()) return;
      wanted.current = href;
      void navigate(href);
    }
  });

  function leaveField() {
    const field = shownField();
    const was = before.current;
    if (!was || field !== document.activeElement || field?.value) return;
    before.current = null;
    if (was.isConnected && was !== document.body) was.focus();
    else field?.blur();
  }

  const onArrival = useEffectEvent((page: string) => {
    if (page === wanted.current) goToField();
    wanted.current = null;
  });

  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  useEffect(() => onArrival(pathname), [pathname]);
}

/** Not over a dialog; and `/` not where it would be typed. */
function leadsToSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent, slash: boolean): boolean {
  if (altKey || shiftKey || document.querySelector(overPage)) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return slash && key === '/' && !(target instanceof Element && target.closest(typedIn));
}
