import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type Ref, type RefObject, useRef } from 'react';
import { cx, type DomProps } from '../internals/dom.ts';
import { ModalHead } from '../internals/modal/ModalHead.tsx';
import { type LayerProps, ModalScrim } from '../internals/modal/ModalScrim.tsx';
import * as modal from '../internals/modal/modal.css.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useModalLayer } from '../internals/useModalLayer.ts';
import { useLocale } from '../locale/index.ts';
import * as css from './drawer.css.ts';

/** Edges of the window, in the reading direction. */
export const drawerSides = ['end', 'start', 'top', 'bottom'] as const;

export type DrawerProps = DomProps<
  'div',
  {
    /** Whether it is shown. */
    open: boolean;
    /** Called with false by Escape, the cross and a press outside. */
    onOpenChange: (open: boolean) => void;
    /** Names the drawer, in its head. */
    title: ReactNode;
    children?: ReactNode;
    /** Buttons that stay in sight, the primary one last. */
    footer?: ReactNode;
    /** The edge it comes from; default `end`. */
    side?: (typeof drawerSides)[number];
    /** 480 (default) or 640 design pixels wide; at the top and bottom as high as its content, up to 80 %. */
    size?: keyof typeof css.sizes;
    /** What takes the focus on opening; otherwise the first field or button of the body or foot. */
    initialFocus?: RefObject<HTMLElement | null>;
    ref?: Ref<HTMLDivElement>;
  }
>;

/** A modal dialog at an edge of the window, for what needs more room than a question. Stacks with dialogs from 2000. */
export function Drawer({ open, onOpenChange, ref, ...rest }: DrawerProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <DrawerLayer {...rest} open={open} contentRef={ref} />
      </Radix.Portal>
    </Radix.Root>
  );
}

type DrawerLayerProps = LayerProps<DrawerProps>;

function DrawerLayer({
  open,
  title,
  children,
  footer,
  side = 'end',
  size = 'medium',
  initialFocus,
  contentRef,
  ref,
  ...rest
}: DrawerLayerProps) {
  const locale = useLocale();
  const content = useRef<HTMLDivElement>(null);
  const { depth, handlers } = useModalLayer({ content, initialFocus });
  const upright = side === 'start' || side === 'end';
  return (
    <ModalScrim ref={ref} open={open} depth={depth} className={css.scrim}>
      <Radix.Content
        aria-describedby={undefined}
        {...rest}
        {...handlers}
        ref={useMergedRef(content, contentRef)}
        aria-modal
        className={cx(css.panel, css.sides[side], upright && css.sizes[size])}
      >
        <ModalHead title={title} className={css.head} />
        {/* Long content must scroll by the arrow keys even when it contains nothing focusable. */}
        <section
          data-modal-body=""
          className={css.body}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above (axe: scrollable-region-focusable)
          tabIndex={0}
          aria-label={typeof title === 'string' ? title : locale.more}
        >
          {children}
        </section>
        {footer && <div className={cx(modal.foot, css.foot)}>{footer}</div>}
      </Radix.Content>
    </ModalScrim>
  );
}
