import { cloneElement, type ReactElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { assignVar } from '../internals/assignVar.ts';
import type { DomProps } from '../internals/dom.ts';
import { holdEscape } from '../internals/escapeLayers.ts';
import { useHeld } from '../internals/useHeld.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import * as css from './tooltip.css.ts';

export type TooltipProps = DomProps<
  'span',
  {
    /** A sentence at most; nothing that can be pressed. */
    text: string;
    /** The control it describes: one element that passes `aria-describedby` on. */
    children: ReactElement<{ 'aria-describedby'?: string }>;
    /** The preferred side; it turns over where there is no room. */
    side?: 'top' | 'bottom';
    /** ms the pointer rests before it shows; default 300. The focus shows it at once. */
    delay?: number;
  }
>;

/**
 * Words that describe a control while it is pointed at or focused (WCAG 1.4.13: the pointer may move onto them,
 * Escape takes them away, and they stay until then). Renders a span around control and words.
 */
export function Tooltip({ text, children, side = 'top', delay = 300, ref, ...rest }: TooltipProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  const held = useHeld(root);
  const [dismissed, setDismissed] = useState(false);
  const [rested, setRested] = useState(false);
  const [place, setPlace] = useState({ side, shift: 0 });
  const open = held && rested && !dismissed;

  useEffect(() => {
    if (!held) {
      setRested(false);
      setDismissed(false);
      return;
    }
    // Not for focus by a press: the reader wants the action, not an explanation.
    const focused = root.current?.querySelector(':focus-visible');
    if (focused) {
      setRested(true);
      return;
    }
    const timer = setTimeout(() => setRested(true), delay);
    return () => clearTimeout(timer);
  }, [held, delay]);

  useEffect(() => {
    if (!open) return;
    return holdEscape({ holds: () => true, close: () => setDismissed(true) });
  }, [open]);

  useLayoutEffect(() => {
    const control = root.current;
    const box = words.current?.getBoundingClientRect();
    if (!open || !box || !control) return;
    const around = control.getBoundingClientRect();
    const room = box.height + 16;
    const over = side === 'top' ? around.top < room : around.bottom + room > window.innerHeight;
    const scale = control.offsetWidth > 0 ? around.width / control.offsetWidth : 1;
    const middle = around.left + around.width / 2;
    const left = middle - box.width / 2;
    const inside = Math.max(8, Math.min(left, document.documentElement.clientWidth - 8 - box.width));
    setPlace({ side: over === (side === 'top') ? 'bottom' : 'top', shift: (inside - left) / scale });
  }, [open, side]);

  const describedBy = [children.props['aria-describedby'], open && id].filter(Boolean).join(' ');
  return (
    <span {...rest} ref={useMergedRef(root, ref)} className={css.root} data-state={open ? 'open' : 'closed'}>
      {cloneElement(children, { 'aria-describedby': describedBy || undefined })}
      {open && (
        <span
          ref={words}
          id={id}
          role="tooltip"
          data-side={place.side}
          className={css.tooltip}
          style={assignVar(css.shift, `${place.shift}px`)}
        >
          {text}
        </span>
      )}
    </span>
  );
}
