import { type RefObject, useEffect, useRef, useState } from 'react';
import { lockScroll } from './scrollLock.ts';
import { hasClosedPanel } from './useDismiss.ts';

let openLayers = 0;

type Outside = { detail: { originalEvent: PointerEvent }; preventDefault: () => void };

type ModalLayerInput = {
  content: RefObject<HTMLElement | null>;
  /** What takes the focus on opening; otherwise the first field or button. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Whether a press outside leaves it open. */
  persistent?: boolean;
};

/**
 * What a dialog and a drawer share: their place in one stack (layers 2000 upwards), the page behind that does not
 * scroll, where the focus goes and comes from. Spread `handlers` onto Radix's content.
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
    // Radix gives the focus back to a trigger of its own, which a controlled layer does not have.
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
    handlers: { onOpenAutoFocus: focusFirst, onCloseAutoFocus: focusOpener, onPointerDownOutside: keepOpen },
  };
}

const focusable = 'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]:not([tabindex="-1"])';

/** The first control; neither the cross, which would invite to close what was just opened, nor a scrolling body. */
function firstFocus(content: HTMLElement | null): HTMLElement | undefined {
  const all = [...(content?.querySelectorAll<HTMLElement>(focusable) ?? [])];
  return all.find((element) => !element.matches(':disabled, [data-dialog-close], [data-modal-body]')) ?? all[0];
}
