import { useEffect } from 'react';
import { hostLimits, renew } from '../api/renewal.ts';
import { currentWarning, markStale } from '../session/expiry.ts';
import { type IdleLimits, idlePhase } from '../session/idle.ts';
import { noteOperation, operateTime } from '../session/operate-time.ts';

/** Longest wait that a browser's timer takes, in ms. */
const longestWait = 2_147_483_647;
/** Typing and clicking count once in this many ms. */
const countedEvery = 5000;
/** What someone does without leaving the chair. */
const doings = ['pointerdown', 'keydown'] as const;

/**
 * Watches how long the session rests, by the clock on the wall: a computer that slept has rested too. Doing
 * something in the page keeps the session alive on the server, which otherwise hears of calls only.
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
      // Beyond the limit the server is asked: a clock may have been wrong.
      else if (phase === 'expired' && currentWarning() === undefined && (await renew())) noteOperation();
      if (ended) return;
      clearTimeout(timer);
      timer = setTimeout(look, Math.min(untilStale(limits), longestWait));
    };
    const act = async () => {
      const now = Date.now();
      if (now >= counted && now - counted < countedEvery) return;
      counted = now;
      const limits = await hostLimits();
      if (ended || currentWarning() !== undefined) return;
      if (idlePhase(operateTime(), now, limits) !== 'active') return look();
      noteOperation(now);
      if (now - reported < Math.min(limits.refresh, limits.online) / 4) return;
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

function untilStale({ refresh }: IdleLimits): number {
  return Math.max(operateTime() + refresh - Date.now(), 1000);
}
