import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { carryRegistered } from '../../lib/drafts/registry.ts';
import { hasTyped } from '../reload/chunk-reload.ts';
import { pathOf } from '../routes/match.ts';
import { applyViewport, readTextFactor } from './apply.ts';
import { type Placement, placementOf } from './formulas.ts';
import { leftPageOf, rememberLeftPage } from './left-page.ts';
import { settlePlacement } from './use-placement.ts';

/** Milliseconds of rest after a resize before it counts (specification, section 9). */
const resizeDebounce = 2000;

// React has nothing to lay out on the server and warns of it.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Where a window of this placement goes instead of a page, and whether the same is shown there; undefined where it is on the right site. */
type SiteRedirect = (placement: Placement, place: Location) => { href: string; isSame: boolean } | undefined;

interface Viewport {
  /** True while the other site waits, because someone has typed what would be lost. */
  held: boolean;
  /** Goes to the other site all the same. */
  change(): void;
}

/**
 * Keeps zoom, root font and site right when the window's width changes. What is typed into a form that both sites have
 * comes along; over other unsaved typing the change waits to be told.
 */
export function useViewport(redirect: SiteRedirect): Viewport {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const latest = useRef(redirect);
  latest.current = redirect;
  const [held, setHeld] = useState(false);

  // Again after the script in the head: the window may have changed since, and an error page draws the document anew.
  useBrowserLayoutEffect(applyNow, []);

  const settle = useCallback(
    (asks: boolean) => {
      const placement = placementOf(window.innerWidth);
      const other = latest.current(placement, window.location);
      const waits = asks && other !== undefined && hasTyped(other.isSame ? '[data-no-draft]' : undefined);
      setHeld(waits);
      if (waits) return;
      applyNow();
      if (!other) return;
      const here = window.location.pathname + window.location.search + window.location.hash;
      const href = leftPageOf(here) ?? other.href;
      rememberLeftPage({ shown: href, asked: here });
      carryRegistered(pathOf(href));
      void navigate(href, { replace: true });
    },
    [navigate],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is opened is looked at
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
  }, [settle, pathname]);

  return { held, change: () => settle(false) };
}

function applyNow(): void {
  applyViewport(document.documentElement, window.innerWidth, readTextFactor());
  settlePlacement(window.innerWidth);
}
