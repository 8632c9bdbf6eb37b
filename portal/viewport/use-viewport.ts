import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hasTyped } from '../boot/chunk-reload.ts';
import { pageSiteOf } from '../routes/match.ts';
import { applyViewport, readTextFactor } from './apply.ts';
import { placementOf } from './formulas.ts';
import { leaveDesk, takeLeftDesk } from './left-desk.ts';
import { siteRedirect } from './redirect.ts';
import { settlePlacement } from './use-placement.ts';

/** Milliseconds of rest after a resize before it counts (specification, section 9). */
const resizeDebounce = 2000;

// React has nothing to lay out on the server and warns of it.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

interface Viewport {
  /** True while the other site waits, because someone has typed what would be lost. */
  held: boolean;
  /** Goes to the other site all the same. */
  change(): void;
}

/** Keeps zoom, root font and site right when the window's width changes; over unsaved typing it waits to be told. */
export function useViewport(desktopHome: string): Viewport {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [held, setHeld] = useState(false);

  // Again after the script in the head: the window may have changed since, and an error page draws the document anew.
  useBrowserLayoutEffect(applyNow, []);

  const settle = useCallback(
    (asks: boolean) => {
      const placement = placementOf(window.innerWidth);
      const target = siteRedirect(placement, pageSiteOf(pathname), desktopHome);
      const waits = asks && target !== undefined && hasTyped();
      setHeld(waits);
      if (waits) return;
      applyNow();
      if (!target) return;
      if (placement === 'mobile') leaveDesk(window.location);
      void navigate(placement === 'mobile' ? target : (takeLeftDesk() ?? target), { replace: true });
    },
    [navigate, pathname, desktopHome],
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const resized = () => {
      clearTimeout(timer);
      timer = setTimeout(() => settle(true), resizeDebounce);
    };
    settle(false);
    window.addEventListener('resize', resized);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', resized);
    };
  }, [settle]);

  return { held, change: () => settle(false) };
}

function applyNow(): void {
  applyViewport(document.documentElement, window.innerWidth, readTextFactor());
  settlePlacement(window.innerWidth);
}
