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

  useBrowserLayoutEffect(() => {
    const root = document.documentElement;
    // An error page draws the document anew, and what the script in the head had set is gone with the old one.
    if (!root.style.getPropertyValue('--ym-zoom')) applyViewport(root, window.innerWidth, readTextFactor());
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let width = window.innerWidth;
    const settle = () => {
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      applyViewport(document.documentElement, width, readTextFactor());
      const target = siteRedirect(placementOf(width), pageSiteOf(pathname), desktopHome);
      if (target) void navigate(target, { replace: true });
    };
    const resized = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, resizeDebounce);
    };
    window.addEventListener('resize', resized);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', resized);
    };
  }, [navigate, pathname, desktopHome]);
}
