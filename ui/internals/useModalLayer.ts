import { type RefObject, useEffect, useRef, useState } from 'react';
import { lockScroll } from './scrollLock.ts';
import { hasClosedPanel } from './useDismiss.ts';

let openLayers = 0;

type Outside = { detail: { originalEvent: PointerEvent }; preventDefault: () => void };

type ModalLayerInput = {
  content: RefObject<HTMLElement | null>;
  /** The element that gets focus on opening; by default the first field or button. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Whether a press outside leaves it open. */
  persistent?: boolean;
};

/**
 * Shared by dialog and drawer: their order in one stack (z-index 2000 and up), the scroll lock of the page behind, and
 * moving and restoring the focus. Spread `handlers` onto Radix's content.
 */
export function useModalLayer({ content, initialFocus, persistent }: ModalLayerInput) {
  const opener = useRef<Element>(null);
  const [depth] = useState(() => openLayers);

  useEffect(() => {
    openLayers += 1;
    const unlock = lockScroll();
    return () => {
      openLayers -= 1;
      unlock();
    };
  }, []);

  function focusFirst(event: Event) {
    opener.current = document.activeElement;
    const target = initialFocus?.current ?? firstFocus(content.current);
    if (target) {
      event.preventDefault();
      target.focus({ preventScroll: true });
    }
  }
  function focusOpener(event: Event) {
    // Radix returns the focus to its own trigger, which a controlled layer does not have.
    event.preventDefault();
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  }
  function keepOpen(event: Outside) {
    const { originalEvent } = event.detail;
    const { target, offsetX } = originalEvent;
    const onScrollbar = target instanceof HTMLElement && offsetX > target.clientWidth;
    if (persistent || onScrollbar || hasClosedPanel(originalEvent)) event.preventDefault();
  }
  return {
    depth,
    handlers: {
      onOpenAutoFocus: focusFirst,
      onCloseAutoFocus: focusOpener,
      onPointerDownOutside: keepOpen,
      onEscapeKeyDown: keepWhileComposing,
    },
  };
}

/** Escape closes the input method's list of words first. */
function keepWhileComposing(event: KeyboardEvent): void {
  if (event.isComposing) event.preventDefault();
}

const focusable = 'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]:not([tabindex="-1"])';

/** The first control, except the close button, which would suggest closing at once, and a scrolling body. */
function firstFocus(content: HTMLElement | null): HTMLElement | undefined {
  const all = [...(content?.querySelectorAll<HTMLElement>(focusable) ?? [])];
  return all.find((element) => !element.matches(':disabled, [data-dialog-close], [data-modal-body]')) ?? all[0];
}
