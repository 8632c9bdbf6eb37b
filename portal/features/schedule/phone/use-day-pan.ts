import { usePan } from '@yimen/ui/mobile/pan';
import { useLayoutEffect, useRef, useState } from 'react';
import { clearFold, fold, glideFold, restOf } from './fold.ts';

interface DayPan {
  isMonth: boolean;
  /** Index of the month's week that the week view shows. */
  week: number;
  onPrevious: () => void;
  onNext: () => void;
  /** Switches between week and month. */
  onToggle: () => void;
}

/** Minimum distance in px, or speed in px per ms, of a gesture. */
const panDistance = 48;
const panSpeed = 0.4;

const follows = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Gestures on the days: horizontally to another week or month; down opens the week into its month, following the
 * finger, and up closes it. Where that would prevent the page from scrolling, it scrolls.
 */
export function useDayPan({ isMonth, week, onPrevious, onNext, onToggle }: DayPan) {
  const root = useRef<HTMLElement>(null);
  const days = useRef<HTMLOListElement>(null);
  /** Whether the month was open when the gesture started; until the other view is shown. */
  const [from, setFrom] = useState<boolean>();
  if (from !== undefined && from !== isMonth) setFrom(undefined);
  const folding = from === isMonth;
  const upDown = useRef(false);
  /** Visible share of the month: 0 is the week, 1 all of it. */
  const share = useRef(0);

  // The month's rows are rendered after the gesture's first move.
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
      const meant = !cancelled && (Math.abs(way) > panDistance || (Math.abs(speed) > panSpeed && speed * way > 0));
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

/** Whether the element is fully visible, so that the page need not scroll to show it. */
function isAllInSight(element: HTMLElement | null): boolean {
  return element !== null && window.scrollY <= 0 && element.getBoundingClientRect().bottom <= window.innerHeight;
}
