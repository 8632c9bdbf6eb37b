import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pageSiteOf } from '../routes/match.ts';
import { applyViewport, readTextFactor } from './apply.ts';
import { placementOf } from './formulas.ts';
import { siteRedirect } from './redirect.ts';

/** Milliseconds of rest after a resize before it counts (specification, section 9). */
const resizeDebounce = 2000;

// React has nothing to lay out on the server and warns of it.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Keeps zoom, root font and site right when the window's width changes. */
export function useViewport(desktopHome: string): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();

  // Again after the script in the head: the window may have changed since, and an error page draws the document anew.
  useBrowserLayoutEffect(applyNow, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const belong = () => {
      const target = siteRedirect(placementOf(window.innerWidth), pageSiteOf(pathname), desktopHome);
      if (target) void navigate(target, { replace: true });
    };
    const resized = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        applyNow();
        belong();
      }, resizeDebounce);
    };
    belong();
    window.addEventListener('resize', resized);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', resized);
    };
  }, [navigate, pathname, desktopHome]);
}

function applyNow(): void {
  applyViewport(document.documentElement, window.innerWidth, readTextFactor());
}
