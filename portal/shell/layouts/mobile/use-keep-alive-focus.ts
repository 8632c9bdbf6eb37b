import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { rememberFocus } from '../../viewport/focus-left.ts';
import { comesBack } from '../../viewport/place.ts';

/** Remembers the focused element of each kept page, and restores it. */
export function useKeepAliveFocus(page: string): void {
  const focused = useRef(new Map<string, HTMLElement>());
  const location = useLocation();
  const returns = useNavigationType() === NavigationType.Pop || comesBack(location);

  useEffect(() => {
    const places = focused.current;
    rememberFocus(returns ? places.get(page) : undefined);
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('main')) places.set(page, target);
    };
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
      rememberFocus(undefined);
    };
  }, [page, returns]);
}
