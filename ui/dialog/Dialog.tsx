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
import * as css from './dialog.css.ts';

export type DialogSize = keyof typeof css.sizes;

export type DialogProps = DomProps<
  'div',
  {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    title: ReactNode;
    children?: ReactNode;
    /** Buttons, the primary one last. */
    footer?: ReactNode;
    /** 480 (default) or 640 design pixels wide. */
    size?: DialogSize;
    /** `alertdialog` for a question that interrupts; an outside press then does not close it. */
    role?: 'dialog' | 'alertdialog';
    /** Shows the cross in the corner; default true. */
    closable?: boolean;
    /** What takes the focus on opening; otherwise the first field or button of the body or foot. */
    initialFocus?: RefObject<HTMLElement | null>;
    ref?: Ref<HTMLDivElement>;
  }
>;

/** A modal dialog (`role="dialog"`) above everything else, one per question. Layer 2000 upwards. */
export function Dialog({ open, onOpenChange, ref, ...rest }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <DialogLayer {...rest} open={open} contentRef={ref} />
      </Radix.Portal>
    </Radix.Root>
  );
}

type DialogLayerProps = Omit<DialogProps, 'onOpenChange' | 'ref'> & {
  contentRef?: Ref<HTMLDivElement>;
  /** From Radix's portal: it watches this element's animation before it takes the layer away. */
  ref?: Ref<HTMLDivElement>;
};

function DialogLayer({
  open,
  title,
  children,
  footer,
  size = 'medium',
  role = 'dialog',
  closable = true,
  initialFocus,
  contentRef,
  ref,
  ...rest
}: DialogLayerProps) {
  const locale = useLocale();
  const scope = useThemeScope();
  const content = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(content, contentRef);
  const { depth, handlers } = useModalLayer({ content, initialFocus, persistent: role === 'alertdialog' });
  const state = open ? 'open' : 'closed';

  return (
    <div
      ref={ref}
      {...scope.attributes}
      className={css.scrim}
      data-state={state}
      style={{ ...scope.style, ...assignVar(css.depth, depth) }}
    >
      <Radix.Content
        // The body is the description only of a short question; a form would be read out whole.
        {...(role === 'alertdialog' ? {} : { 'aria-describedby': undefined })}
        {...rest}
        {...handlers}
        ref={merged}
        role={role}
        aria-modal
        className={cx(css.panel, css.sizes[size])}
      >
        <div className={css.head}>
          <Radix.Title className={closable ? css.title : css.titleAlone}>{title}</Radix.Title>
          {closable && (
            <span className={css.close}>
              <Radix.Close asChild>
                <IconButton label={locale.close} icon={<XIcon />} data-dialog-close="" />
              </Radix.Close>
            </span>
          )}
        </div>
        <Radix.Description asChild>
          <div className={css.body}>{children}</div>
        </Radix.Description>
        {footer && <div className={css.foot}>{footer}</div>}
      </Radix.Content>
    </div>
  );
}
