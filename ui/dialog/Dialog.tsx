import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type Ref, type RefObject, useRef } from 'react';
import { cx, type DomProps } from '../internals/dom.ts';
import { ModalBody } from '../internals/modal/ModalBody.tsx';
import { ModalHead } from '../internals/modal/ModalHead.tsx';
import { type LayerProps, ModalScrim } from '../internals/modal/ModalScrim.tsx';
import * as modal from '../internals/modal/modal.css.ts';
import { useBackToClose } from '../internals/touch/useBackToClose.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useModalLayer } from '../internals/useModalLayer.ts';
import * as css from './dialog.css.ts';

export type DialogSize = keyof typeof css.sizes;

export type DialogProps = DomProps<
  'div',
  {
    /** Whether it is shown. */
    open: boolean;
    /** Called with false by Escape, the cross and a press outside; on a touch screen by the system's back button too. */
    onOpenChange: (open: boolean) => void;
    /** Names the dialog, in its head. */
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

/**
 * A modal dialog (`role="dialog"`) above everything else, one per question. Layer 2000 upwards. What is too tall for
 * the window scrolls between head and foot.
 */
export function Dialog({ open, onOpenChange, ref, ...rest }: DialogProps) {
  useBackToClose(open && isTouched(), () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <DialogLayer {...rest} open={open} contentRef={ref} />
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Whether touch is the primary input: there the back gesture closes the top layer, as in apps. */
function isTouched(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}

type DialogLayerProps = LayerProps<DialogProps>;

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
  const content = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(content, contentRef);
  const { depth, handlers } = useModalLayer({ content, initialFocus, persistent: role === 'alertdialog' });

  return (
    <ModalScrim ref={ref} open={open} depth={depth} className={css.scrim}>
      <Radix.Content
        // Only a short question is the dialog's description; screen readers would read out a whole form.
        {...(role === 'alertdialog' ? {} : { 'aria-describedby': undefined })}
        {...rest}
        {...handlers}
        ref={merged}
        role={role}
        aria-modal
        className={cx(css.panel, css.sizes[size])}
      >
        <ModalHead title={title} closable={closable} className={css.head} />
        <Radix.Description asChild>
          <ModalBody className={css.body}>{children}</ModalBody>
        </Radix.Description>
        {footer && <div className={cx(modal.foot, css.foot)}>{footer}</div>}
      </Radix.Content>
    </ModalScrim>
  );
}
