import type { RefObject } from 'react';
import { rubberBand, scrollerBetween } from '../../internals/touch/scrolling.ts';
import { type Pan, usePan } from '../../internals/touch/usePan.ts';
import type { PopupSide } from './sides.ts';

/** Speed in px per ms at which a fling of any length closes. */
const thrown = 0.5;
const away: Record<PopupSide, { axis: 'x' | 'y'; sign: 1 | -1 }> = {
  bottom: { axis: 'y', sign: 1 },
  top: { axis: 'y', sign: -1 },
  left: { axis: 'x', sign: -1 },
  right: { axis: 'x', sign: 1 },
  center: { axis: 'y', sign: 1 },
  full: { axis: 'y', sign: 1 },
};

/** Drags a panel back to its edge; a long or fast drag closes it, otherwise it returns. */
export function useDragAway(
  panel: RefObject<HTMLElement | null>,
  side: PopupSide,
  onClose: () => void,
  active: boolean,
): void {
  const { axis, sign } = away[side];
  const far = ({ dx, dy }: Pan) => (axis === 'y' ? dy : dx) * sign;
  const fast = ({ vx, vy }: Pan) => (axis === 'y' ? vy : vx) * sign;
  const size = () => (axis === 'y' ? panel.current?.offsetHeight : panel.current?.offsetWidth) || 1;

  function put(distance: number) {
    const element = panel.current;
    if (!element) return;
    element.dataset.dragging = '';
    element.style.transform = `translate${axis.toUpperCase()}(${distance * sign}px)`;
  }
  function rest() {
    const element = panel.current;
    if (!element) return;
    delete element.dataset.dragging;
    element.style.transform = '';
  }
  usePan(
    panel,
    {
      claim: (pan) => {
        const along = axis === 'y' ? pan.dy : pan.dx;
        const across = axis === 'y' ? pan.dx : pan.dy;
        if (Math.abs(along) <= Math.abs(across) || along * sign <= 0 || !panel.current) return false;
        // The mouse also selects text, so it drags by the header only.
        if (pan.mouse && !pan.target.closest('[data-drag-head]')) return false;
        // A scroller inside must be at its start before the panel moves.
        const scroller = scrollerBetween(pan.target, panel.current, axis);
        if (!scroller) return true;
        const position = axis === 'y' ? scroller.scrollTop : scroller.scrollLeft;
        const end = scroller.scrollHeight - scroller.clientHeight;
        return side === 'bottom' ? position <= 0 : side === 'top' && position >= end - 1;
      },
      onMove: (pan) => {
        const distance = far(pan);
        put(distance >= 0 ? distance : -rubberBand(-distance, 24));
      },
      onEnd: (pan, cancelled) => {
        const closes = !cancelled && far(pan) > 0 && (far(pan) > size() * 0.4 || fast(pan) > thrown);
        // The closing animation starts from the position of the release.
        if (!closes) return rest();
        onClose();
        requestAnimationFrame(() => {
          if (panel.current?.dataset.state === 'open') rest();
        });
      },
    },
    active,
  );
}
