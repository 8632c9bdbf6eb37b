import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type Ref, type RefObject, useRef } from 'react';
import type { DomProps } from '../../internals/dom.ts';
import { type LayerProps, ModalScrim } from '../../internals/modal/ModalScrim.tsx';
import { useBackToClose } from '../../internals/touch/useBackToClose.ts';
import { typed, useKeyboardRoom } from '../../internals/touch/useKeyboardRoom.ts';
import { useMergedRef } from '../../internals/useMergedRef.ts';
import { useModalLayer } from '../../internals/useModalLayer.ts';
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
    /** What takes the focus on opening; otherwise the first control, or the layer itself when that is a field to type in. */
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

type PopupLayerProps = LayerProps<PopupProps> & { onClose: () => void };

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
  const content = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(content, contentRef);
  useKeyboardRoom(layer);
  const { depth, handlers } = useModalLayer({ content, initialFocus, persistent: !dismissible });
  useDragAway(content, side, onClose, open && dismissible && draggable && side !== 'center');

  function focusFirst(event: Event) {
    handlers.onOpenAutoFocus(event);
    // Not a text field: the on-screen keyboard would cover half of the popup that has just opened.
    if (!initialFocus && document.activeElement?.matches(typed)) content.current?.focus({ preventScroll: true });
  }
  return (
    <ModalScrim ref={useMergedRef(layer, ref)} open={open} depth={depth} className={css.scrim} data-side={side}>
      <Radix.Content
        aria-describedby={undefined}
        {...rest}
        ref={merged}
        aria-modal
        className={css.sides[side]}
        {...handlers}
        onEscapeKeyDown={dismissible ? handlers.onEscapeKeyDown : (event) => event.preventDefault()}
        onOpenAutoFocus={focusFirst}
      >
        <Radix.Title className={css.title}>{label}</Radix.Title>
        {children}
      </Radix.Content>
    </ModalScrim>
  );
}
