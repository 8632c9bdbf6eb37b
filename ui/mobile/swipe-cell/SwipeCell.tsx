import { type ReactNode, type Ref, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { EllipsisIcon } from '../../icon/icons.ts';
import { cx, type DomProps } from '../../internals/dom.ts';
import { holdEscape } from '../../internals/escapeLayers.ts';
import { inlineSign, rubberBand } from '../../internals/touch/scrolling.ts';
import { usePan } from '../../internals/touch/usePan.ts';
import { useMergedRef } from '../../internals/useMergedRef.ts';
import { useMobileLocale } from '../../locale/mobile/useMobileLocale.ts';
import { VisuallyHidden } from '../../visually-hidden/index.ts';
import * as css from './swipe-cell.css.ts';

export interface SwipeAction {
  id: string;
  label: string;
  /** danger asks once more before it does anything. */
  tone?: 'neutral' | 'danger';
  onPress: () => void;
}

export type SwipeCellProps = DomProps<
  'div',
  {
    /** At most two. */
    actions: readonly SwipeAction[];
    /** The row's matter, named by the button that opens the actions. */
    label?: string;
    /** Shows the button that opens the actions without a gesture; default true. */
    menu?: boolean;
    children?: ReactNode;
    ref?: Ref<HTMLDivElement>;
  }
>;

/** Swipe distance in px after which the actions stay open. */
const opensAt = 36;

/** A row with actions behind it that a finger uncovers towards the line's end (DESIGN §10.9), or a button. Renders a div. */
export function SwipeCell({ actions, label, menu = true, children, ref, ...rest }: SwipeCellProps) {
  const mobile = useMobileLocale();
  const root = useRef<HTMLDivElement>(null);
  const face = useRef<HTMLDivElement>(null);
  const behind = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const onEscape = useEffectEvent(() => close());
  const [open, setOpen] = useState(false);
  /** The action that waits for a confirming press. */
  const [asking, setAsking] = useState<string>();

  function close() {
    setOpen(false);
    setAsking(undefined);
    // Covered actions cannot keep the focus.
    if (behind.current?.contains(document.activeElement)) trigger.current?.focus({ preventScroll: true });
  }
  /** Moves the row's content by `distance` px towards the start of the line. */
  function put(distance: number, dragging = false) {
    const element = face.current;
    if (!element) return;
    element.toggleAttribute('data-dragging', dragging);
    element.style.transform = distance ? `translateX(${-distance * inlineSign(element)}px)` : '';
  }
  const width = () => behind.current?.offsetWidth ?? 0;
  const sign = () => (root.current ? inlineSign(root.current) : 1);

  // Opening another row, or a press or focus elsewhere, closes this one.
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && root.current?.contains(event.target)) return;
      setOpen(false);
      setAsking(undefined);
    };
    document.addEventListener('pointerdown', outside, true);
    document.addEventListener('focusin', outside, true);
    const release = holdEscape({
      holds: (target) => target instanceof Node && root.current?.contains(target) === true,
      close: () => onEscape(),
    });
    return () => {
      document.removeEventListener('pointerdown', outside, true);
      document.removeEventListener('focusin', outside, true);
      release();
    };
  }, [open]);

  // Without the button the keyboard reaches the actions directly, and focus uncovers them; set before the first paint.
  useLayoutEffect(() => {
    const element = behind.current;
    const uncover = () => setOpen(true);
    element?.addEventListener('focusin', uncover);
    return () => element?.removeEventListener('focusin', uncover);
  }, []);

  // The content is moved by the width of the actions, which grows with a longer label.
  useEffect(() => {
    if (!face.current?.hasAttribute('data-dragging')) put(open ? width() : 0);
  });

  usePan(root, {
    claim: ({ dx, dy }) => Math.abs(dx) > Math.abs(dy) && (open || dx * sign() < 0),
    onMove: ({ dx }) => {
      const wanted = (open ? width() : 0) - dx * sign();
      put(wanted <= 0 ? 0 : wanted <= width() ? wanted : width() + rubberBand(wanted - width(), 48), true);
    },
    onEnd: ({ dx, vx }, cancelled) => {
      const uncovered = (open ? width() : 0) - dx * sign();
      const speed = vx * sign();
      const opens = !cancelled && speed < 0.3 && (uncovered > (open ? width() - opensAt : opensAt) || speed < -0.5);
      put(opens ? width() : 0);
      if (opens) setOpen(true);
      else close();
    },
  });

  const asked = actions.find(({ id }) => id === asking);
  return (
    <div {...rest} ref={useMergedRef(root, ref)} className={css.root} data-state={open ? 'open' : 'closed'}>
      <div ref={face} className={css.face}>
        <div className={css.content}>{children}</div>
        {menu && (
          <button
            ref={trigger}
            type="button"
            className={css.menu}
            aria-expanded={open}
            aria-label={label ? mobile.swipeCell.menuFor(label) : mobile.swipeCell.menu}
            onClick={() => (open ? close() : setOpen(true))}
          >
            <EllipsisIcon size={20} />
          </button>
        )}
      </div>
      <VisuallyHidden role="status">{asked && mobile.swipeCell.confirm(asked.label)}</VisuallyHidden>
      {/* Covered actions are not reachable by keyboard either: the button opens them. */}
      <div ref={behind} className={css.actions} inert={menu && !open}>
        {actions.map(({ id, label: name, tone = 'neutral', onPress }) => {
          const asks = tone === 'danger' && asking !== id;
          return (
            <button
              key={id}
              type="button"
              className={cx(css.action, css.tones[tone])}
              onClick={() => {
                if (asks) return setAsking(id);
                close();
                onPress();
              }}
            >
              {tone === 'danger' && asking === id ? mobile.swipeCell.confirm(name) : name}
            </button>
          );
        })}
      </div>
    </div>
  );
}
