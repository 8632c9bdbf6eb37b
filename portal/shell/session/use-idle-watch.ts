import { useEffect } from 'react';
import { endRested, hostLimits, renew } from '../../lib/api/renewal.ts';
import { clearWarning, currentWarning, markStale } from '../../lib/session/expiry.ts';
import { type IdleLimits, idlePhase } from '../../lib/session/idle.ts';
import { noteOperation, operateTime } from '../../lib/session/operate-time.ts';
import { placementOf } from '../viewport/formulas.ts';

/** Longest wait that a browser's timer takes, in ms. */
const longestWait = 2_147_483_647;
/** Typing and clicking count once in this many ms. */
const countedEvery = 5000;
/** What someone does without leaving the chair. */
const doings = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Watches how long the session rests, by the clock on the wall: a computer that slept has rested too. Only what a
 * person does keeps it alive: neither requests of the page's own nor a page that is merely seen. A phone is not asked
 * to refresh, but renews at the next touch (specification, section 8, “Long inactivity”).
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
      timer = setTimeout(look, Math.min(untilNext(limits), longestWait));
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
      await renew();
    };

    void look();
    for (const doing of doings) document.addEventListener(doing, act, { capture: true, passive: true });
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      ended = true;
      clearTimeout(timer);
      for (const doing of doings) document.removeEventListener(doing, act, { capture: true });
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);
}

/** Until the session is stale, or over if it is stale already, in ms. */
function untilNext({ refresh, online }: IdleLimits): number {
  const rest = Date.now() - operateTime();
  return Math.max((rest < refresh ? refresh : online) - rest, 1000);
}
