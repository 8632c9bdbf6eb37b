import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { cx, type DomProps } from '../internals/dom.ts';
import { useDismiss } from '../internals/useDismiss.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useValue } from '../internals/useValue.ts';
import * as css from './popover.css.ts';

/** What the trigger must spread onto its button. */
export interface PopoverTriggerProps {
  ref: (element: HTMLButtonElement | null) => void;
  type: 'button';
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'data-state': 'open' | 'closed';
  onClick: () => void;
}

export type PopoverProps = DomProps<
  'div',
  {
    /** Draws the button; it must spread the props it is given. */
    trigger: (props: PopoverTriggerProps) => ReactNode;
    /** First line of the panel, and its name. */
    title: string;
    children?: ReactNode;
    /** Which edges of button and panel meet. */
    align?: keyof typeof css.align;
    open?: boolean;
    defaultOpen?: boolean;
    onOpenChange?: (open: boolean) => void;
  }
>;

/**
 * A few words or controls that hang from a button: a dialog that is not modal. It takes the focus, closes on Escape,
 * a press elsewhere, the focus leaving and the page scrolling, and turns upwards where there is no room below.
 * Renders a div around button and panel, so that page zoom cannot part them.
 */
export function Popover({
  trigger,
  title,
  children,
  align = 'start',
  open: held,
  defaultOpen = false,
  onOpenChange,
  ref,
  ...rest
}: PopoverProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useValue(held, defaultOpen, onOpenChange);
  const [side, setSide] = useState<'bottom' | 'top'>('bottom');

  useDismiss(root, open, (how) => {
    setOpen(false);
    if (how === 'escape') button.current?.focus();
  });

  useLayoutEffect(() => {
    const box = open ? panel.current?.getBoundingClientRect() : undefined;
    const field = root.current?.getBoundingClientRect();
    if (!box || !field) return;
    setSide(field.bottom + box.height > window.innerHeight && field.top > box.height ? 'top' : 'bottom');
  }, [open]);

  useEffect(() => {
    if (!open) return;
    panel.current?.focus({ preventScroll: true });
    const close = (event: Event) => {
      // Scrolling inside the panel does not close it.
      if (event.target instanceof Node && panel.current?.contains(event.target)) return;
      setOpen(false);
      if (panel.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
    };
    document.addEventListener('scroll', close, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', close, { capture: true });
  }, [open, setOpen]);

  return (
    <div {...rest} ref={useMergedRef(root, ref)} className={css.root} data-state={open ? 'open' : 'closed'}>
      {trigger({
        ref: (element) => {
          button.current = element;
        },
        type: 'button',
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? `${id}-panel` : undefined,
        'data-state': open ? 'open' : 'closed',
        onClick: () => setOpen(!open),
      })}
      {open && (
        <div
          ref={panel}
          id={`${id}-panel`}
          role="dialog"
          aria-labelledby={`${id}-title`}
          tabIndex={-1}
          data-side={side}
          className={cx(css.panel, css.align[align])}
        >
          <div id={`${id}-title`} className={css.title}>
            {title}
          </div>
          <div className={css.body}>{children}</div>
        </div>
      )}
    </div>
  );
}
