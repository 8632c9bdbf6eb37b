import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { rememberFocus } from '../../viewport/focus-left.ts';

/** Remembers where the focus was in each kept page, for who goes back to it. */
export function useKeptFocus(page: string): void {
  const focused = useRef(new Map<string, HTMLElement>());
  const goesBack = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    const places = focused.current;
    rememberFocus(goesBack ? places.get(page) : undefined);
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('main')) places.set(page, target);
    };
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
      rememberFocus(undefined);
    };
  }, [page, goesBack]);
}
