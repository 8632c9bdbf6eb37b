import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type Ref, type RefObject, useRef } from 'react';
import { XIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/index.ts';
import { assignVar } from '../internals/assignVar.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useModalLayer } from '../internals/useModalLayer.ts';
import { useLocale } from '../locale/index.ts';
import { useThemeScope } from '../theme/scope.ts';
import * as css from './drawer.css.ts';

/** Edges of the window, in the reading direction. */
export const drawerSides = ['end', 'start', 'top', 'bottom'] as const;

export type DrawerProps = DomProps<
  'div',
  {
    open: boolean;
    onOpenChange: (open: boolean) => void;
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

type DrawerLayerProps = Omit<DrawerProps, 'onOpenChange' | 'ref'> & {
  contentRef?: Ref<HTMLDivElement>;
  /** From Radix's portal: it watches this element's animation before it takes the layer away. */
  ref?: Ref<HTMLDivElement>;
};

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
  const scope = useThemeScope();
  const content = useRef<HTMLDivElement>(null);
  const { depth, handlers } = useModalLayer({ content, initialFocus });
  const upright = side === 'start' || side === 'end';
  return (
    <div
      ref={ref}
      {...scope.attributes}
      className={css.scrim}
      data-state={open ? 'open' : 'closed'}
      style={{ ...scope.style, ...assignVar(css.depth, depth) }}
    >
      <Radix.Content
        aria-describedby={undefined}
        {...rest}
        {...handlers}
        ref={useMergedRef(content, contentRef)}
        aria-modal
        className={cx(css.panel, css.sides[side], upright && css.sizes[size])}
      >
        <div className={css.head}>
          <Radix.Title className={css.title}>{title}</Radix.Title>
          <span className={css.close}>
            <Radix.Close asChild>
              <IconButton label={locale.close} icon={<XIcon />} data-dialog-close="" />
            </Radix.Close>
          </span>
        </div>
        {/* Long words must be reachable by the arrow keys when nothing inside takes the focus. */}
        <section
          data-modal-body=""
          className={css.body}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above (axe: scrollable-region-focusable)
          tabIndex={0}
          aria-label={typeof title === 'string' ? title : locale.more}
        >
          {children}
        </section>
        {footer && <div className={css.foot}>{footer}</div>}
      </Radix.Content>
    </div>
  );
}
