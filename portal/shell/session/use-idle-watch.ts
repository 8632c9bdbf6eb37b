import { useEffect } from 'react';
import { endRested, hostLimits, renewSession } from '../../lib/api/renewal.ts';
import { onPageEvents, seen } from '../../lib/page-events.ts';
import { clearWarning, currentWarning, markStale } from '../../lib/session/expiry.ts';
import { type IdleLimits, idlePhase } from '../../lib/session/idle.ts';
import { noteOperation, operateTime } from '../../lib/session/operate-time.ts';
import { placementOf } from '../viewport/formulas.ts';

/** Maximum delay of a browser's timer, in ms. */
const maxTimerMs = 2_147_483_647;
/** Operations are counted at most once in this many ms. */
const countedEvery = 5000;
/** Events that count as an operation. */
const doings = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Watches the idle time by wall clock, so that the time in which a computer slept counts too. Only what the visitor
 * does counts as an operation: not the page's own requests, nor that the page is visible. A phone does not ask to
 * refresh, but renews the token at the next touch (specification, section 8, “Long inactivity”).
 */
export function useIdleWatch(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let counted = 0;
    let reported = Date.now();
    let ended = false;

    const look = async () => {
      const limits = await hostLimits();
      if (ended) return;
      const phase = idlePhase(operateTime(), Date.now(), limits);
      if (phase === 'stale') markStale();
      else if (phase === 'expired' && currentWarning() !== 'expired') void endRested();
      clearTimeout(timer);
      timer = setTimeout(look, Math.min(untilNext(limits), maxTimerMs));
    };
    const act = async () => {
      const now = Date.now();
      if (now >= counted && now - counted < countedEvery) return;
      counted = now;
      const limits = await hostLimits();
      const warning = currentWarning();
      const isAsked = warning === 'stale' && placementOf(window.innerWidth) === 'desktop';
      if (ended || warning === 'expired' || isAsked) return;
      const phase = idlePhase(operateTime(), now, limits);
      if (phase === 'expired' || (phase === 'stale' && placementOf(window.innerWidth) === 'desktop')) return look();
      noteOperation(now);
      clearWarning();
      if (phase === 'active' && now - reported < Math.min(limits.refresh, limits.online) / 4) return;
      reported = now;
      await renewSession();
    };

    void look();
    for (const doing of doings) document.addEventListener(doing, act, { capture: true, passive: true });
    const ignore = onPageEvents(seen, look);
    return () => {
      ended = true;
      clearTimeout(timer);
      for (const doing of doings) document.removeEventListener(doing, act, { capture: true });
      ignore();
    };
  }, []);
}

/** Time until the session is stale, or over if it is already stale, in ms. */
function untilNext({ refresh, online }: IdleLimits): number {
  const rest = Date.now() - operateTime();
  return Math.max((rest < refresh ? refresh : online) - rest, 1000);
}
