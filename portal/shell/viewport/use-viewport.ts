import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { currentDrafts, hasDraft, restoreDrafts } from '../../lib/drafts/registry.ts';
import { pathOf } from '../routes/match.ts';
import { applyViewport, readTextFactor } from './apply.ts';
import { type Placement, placementOf } from './formulas.ts';
import { leftPageOf, rememberLeftPage } from './left-page.ts';
import { settlePlacement } from './use-placement.ts';

/** Debounce of window resizes, in ms (specification, section 9). */
const resizeDebounce = 2000;

// React warns of layout effects on the server.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Where a window of this placement goes instead of a page, and whether the same is shown there; undefined where it is
 * on the right site.
 */
type SiteRedirect = (placement: Placement, place: Location) => { href: string; isSame: boolean } | undefined;

interface Viewport {
  /** True while the switch to the other site waits, because it would lose typed text. */
  held: boolean;
  /** Switches to the other site now. */
  change(): void;
}

/**
 * Updates zoom, root font and site when the window's width changes. Text typed into a form that both sites have is
 * kept; other unsaved text holds the switch until `change` is called.
 */
export function useViewport(redirect: SiteRedirect): Viewport {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const latest = useRef(redirect);
  latest.current = redirect;
  const [held, setHeld] = useState(false);

  // Repeats the script in the head: the window may have changed since, and an error page renders the document again.
  useBrowserLayoutEffect(applyNow, []);

  const settle = useCallback(
    (asks: boolean) => {
      const placement = placementOf(window.innerWidth);
      const other = latest.current(placement, window.location);
      const waits = asks && other !== undefined && (hasDraft('form') || (!other.isSame && hasDraft('shared')));
      setHeld(waits);
      if (waits) return;
      applyNow();
      if (!other) return;
      const here = window.location.pathname + window.location.search + window.location.hash;
      const href = leftPageOf(here) ?? other.href;
      rememberLeftPage({ shown: href, asked: here });
      restoreDrafts(currentDrafts(), pathOf(href));
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
