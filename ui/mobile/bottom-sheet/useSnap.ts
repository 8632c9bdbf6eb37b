import { type RefObject, useRef } from 'react';
import { rubberBand, scrollerBetween } from '../../internals/touch/scrolling.ts';
import { type Pan, usePan } from '../../internals/touch/usePan.ts';

interface Snap {
  snapPoints: readonly number[] | undefined;
  onSnap: (snap: number) => void;
  onClose: (() => void) | undefined;
}

/** Time in ms by which a fling is extrapolated to find its snap height. */
const ahead = 180;

/** Drags a sheet between its snap heights; below the lowest it closes. */
export function useSnap(sheet: RefObject<HTMLElement | null>, { snapPoints, onSnap, onClose }: Snap): void {
  const from = useRef(0);
  /** Snap heights, limited by the space in the window. */
  const heights = () => {
    const highest = sheet.current ? Number.parseFloat(getComputedStyle(sheet.current).maxHeight) : Number.NaN;
    const most = Number.isFinite(highest) ? highest : window.innerHeight;
    return (snapPoints ?? []).map((share) => Math.min(most, share * window.innerHeight));
  };

  function put(height: number | undefined, sunk = 0) {
    const element = sheet.current;
    if (!element) return;
    element.toggleAttribute('data-dragging', height !== undefined);
    element.style.blockSize = height === undefined ? '' : `${height}px`;
    element.style.marginBlockEnd = sunk === 0 ? '' : `${-sunk}px`;
  }
  usePan(
    sheet,
    {
      claim: (pan) => {
        const element = sheet.current;
        if (!element || Math.abs(pan.dy) <= Math.abs(pan.dx)) return false;
        if (pan.mouse || pan.target.closest('[data-drag-head]')) return !!pan.target.closest('[data-drag-head]');
        const grows = pan.dy < 0 && element.offsetHeight < Math.max(...heights()) - 1;
        const scroller = scrollerBetween(pan.target, element);
        return grows || (pan.dy > 0 && (scroller?.scrollTop ?? 0) <= 0);
      },
      onStart: () => {
        from.current = sheet.current?.offsetHeight ?? 0;
      },
      onMove: ({ dy }) => {
        const all = heights();
        const [low, high] = [Math.min(...all), Math.max(...all)];
        const wanted = from.current - dy;
        if (wanted > high) put(high + rubberBand(wanted - high, 24));
        else if (wanted >= low) put(wanted);
        else put(low, onClose ? low - wanted : rubberBand(low - wanted, 48));
      },
      onEnd: (pan, cancelled) => {
        const lands = landing(pan, from.current, heights(), onClose !== undefined && !cancelled);
        if (lands < 0) {
          onClose?.();
          requestAnimationFrame(() => {
            if (sheet.current?.closest('[data-state]')?.getAttribute('data-state') === 'open') put(undefined);
          });
          return;
        }
        put(undefined);
        onSnap(lands);
      },
    },
    snapPoints !== undefined,
  );
}

/** Index of the nearest height, or -1 when that is the lower edge. */
function landing({ dy, vy }: Pan, from: number, heights: number[], mayClose: boolean): number {
  const height = from - dy - vy * ahead;
  const distances = heights.map((each) => Math.abs(each - height));
  const nearest = distances.indexOf(Math.min(...distances));
  return mayClose && height < (heights[0] ?? 0) && height < (distances[nearest] ?? 0) ? -1 : nearest;
}
