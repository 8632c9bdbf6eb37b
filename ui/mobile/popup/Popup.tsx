import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type Ref, type RefObject, useRef } from 'react';
import { assignVar } from '../../internals/assignVar.ts';
import type { DomProps } from '../../internals/dom.ts';
import { useBackToClose } from '../../internals/touch/useBackToClose.ts';
import { useMergedRef } from '../../internals/useMergedRef.ts';
import { useModalLayer } from '../../internals/useModalLayer.ts';
import { useThemeScope } from '../../theme/scope.ts';
import * as css from './popup.css.ts';
import type { PopupSide } from './sides.ts';
import { useDragAway } from './useDragAway.ts';

export type PopupProps = DomProps<
  'div',
  {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    /** Spoken name of the layer. */
    label: string;
    /** The edge it comes from and is dragged back to; default bottom. full covers the window, and is dragged downwards. */
    side?: PopupSide;
    /** What takes the focus on opening; otherwise the first field or button. */
    initialFocus?: RefObject<HTMLElement | null>;
    /** Whether dragging, a press outside and Escape close it; the back button always does. Default true. */
    dismissible?: boolean;
    /** Whether a finger drags it back to its edge; default true, never in the middle. */
    draggable?: boolean;
    children?: ReactNode;
    ref?: Ref<HTMLDivElement>;
  }
>;

/** A bare modal layer of the phone site from an edge or in the middle (`<div role="dialog">`), dragged away by a finger. */
export function Popup({ open, onOpenChange, ref, ...rest }: PopupProps) {
  useBackToClose(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <PopupLayer {...rest} open={open} onClose={() => onOpenChange(false)} contentRef={ref} />
      </Radix.Portal>
    </Radix.Root>
  );
}

type PopupLayerProps = Omit<PopupProps, 'onOpenChange' | 'ref'> & {
  onClose: () => void;
  contentRef?: Ref<HTMLDivElement>;
  /** From Radix's portal: it watches this element's animation before it takes the layer away. */
  ref?: Ref<HTMLDivElement>;
};

function PopupLayer({
  open,
  onClose,
  label,
  side = 'bottom',
  initialFocus,
  dismissible = true,
  draggable = true,
  children,
  contentRef,
  ref,
  ...rest
}: PopupLayerProps) {
  const scope = useThemeScope();
  const content = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(content, contentRef);
  const { depth, handlers } = useModalLayer({ content, initialFocus, persistent: !dismissible });
  useDragAway(content, side, onClose, open && dismissible && draggable && side !== 'center');
  const state = open ? 'open' : 'closed';
  return (
    <div
      ref={ref}
      {...scope.attributes}
      className={css.scrim}
      data-state={state}
      data-side={side}
      style={{ ...scope.style, ...assignVar(css.depth, depth) }}
    >
      <Radix.Content
        aria-describedby={undefined}
        {...rest}
        ref={merged}
        aria-modal
        className={css.sides[side]}
        onEscapeKeyDown={dismissible ? undefined : (event) => event.preventDefault()}
        {...handlers}
      >
        <Radix.Title className={css.title}>{label}</Radix.Title>
        {children}
      </Radix.Content>
    </div>
  );
}
