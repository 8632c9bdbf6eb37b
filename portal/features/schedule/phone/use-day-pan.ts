import { usePan } from '@yimen/ui/mobile/pan';
import { useLayoutEffect, useRef, useState } from 'react';
import { clearFold, fold, glideFold, restOf } from './fold.ts';

interface DayPan {
  isMonth: boolean;
  /** Which of the month's weeks is the one that the week's row shows. */
  week: number;
  onPrevious: () => void;
  onNext: () => void;
  /** The month from the week, and back. */
  onToggle: () => void;
}

/** How far a finger goes, in px, or how fast, in px per ms, until it means it. */
const far = 48;
const fast = 0.4;

const follows = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A finger on the days: sideways another week or month; down, the week opens into its month under the finger, and up the
 * month closes. Where that would keep the page from scrolling, it scrolls.
 */
export function useDayPan({ isMonth, week, onPrevious, onNext, onToggle }: DayPan) {
  const root = useRef<HTMLElement>(null);
  const days = useRef<HTMLOListElement>(null);
  /** Whether the month was open when a finger began to fold it; until the other view is shown. */
  const [from, setFrom] = useState<boolean>();
  if (from !== undefined && from !== isMonth) setFrom(undefined);
  const folding = from === isMonth;
  const upDown = useRef(false);
  /** How much of the month is seen: 0 is the week, 1 all of it. */
  const share = useRef(0);

  // The rows that a pull brings are drawn after its first move.
  useLayoutEffect(() => {
    if (folding) fold(days.current, week, share.current);
    else clearFold(days.current);
  }, [folding, week]);

  async function settle(opens: boolean) {
    await glideFold(days.current, week, share.current, opens ? 1 : 0);
    if (opens === isMonth) setFrom(undefined);
    else onToggle();
  }

  usePan(root, {
    claim({ dx, dy, target }) {
      upDown.current = Math.abs(dy) > Math.abs(dx);
      if (!upDown.current) return Math.abs(dx) > 1.5 * Math.abs(dy);
      return dy > 0 !== isMonth && (target.closest('[data-handle]') !== null || isAllInSight(root.current));
    },
    onStart() {
      share.current = isMonth ? 1 : 0;
      if (upDown.current && follows()) setFrom(isMonth);
    },
    onMove({ dy }) {
      if (!upDown.current || !follows()) return;
      share.current = Math.min(1, Math.max(0, (isMonth ? 1 : 0) + dy / restOf(days.current)));
      fold(days.current, week, share.current);
    },
    onEnd({ dx, dy, vx, vy }, cancelled) {
      const [way, speed] = upDown.current ? [dy, vy] : [dx, vx];
      const meant = !cancelled && (Math.abs(way) > far || (Math.abs(speed) > fast && speed * way > 0));
      if (upDown.current) {
        const turns = meant && way > 0 !== isMonth;
        if (follows()) void settle(turns !== isMonth);
        else if (turns) onToggle();
      } else if (meant) {
        if (dx > 0) onPrevious();
        else onNext();
      }
    },
  });
  return { root, days, folding };
}

/** Nothing of it has been scrolled away or lies below the window: the page need not scroll to show it. */
function isAllInSight(element: HTMLElement | null): boolean {
  return element !== null && window.scrollY <= 0 && element.getBoundingClientRect().bottom <= window.innerHeight;
}
