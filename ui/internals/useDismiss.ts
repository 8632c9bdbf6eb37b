import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useEscape } from './useEscape.ts';

type Panel = { root: HTMLElement; dismiss: () => void };

/** The open panels, the top one last. */
const panels: Panel[] = [];
let spent: Event | undefined;

/** Whether this press has closed a panel; then it must not also close the dialog around it. */
export function hasClosedPanel(press: Event): boolean {
  return press === spent;
}

/**
 * Calls back while `active` when a floating panel should close: `outside` for a press or focus
 * outside of the element, `escape` for the key inside it. Of nested panels, a press or the key closes the innermost.
 */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  active: boolean,
  onDismiss: (how: 'outside' | 'escape') => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEscape(element, active, () => onDismiss('escape'));
  useEffect(() => {
    const root = element.current;
    if (!active || !root) return;
    return holdPanel({ root, dismiss: () => dismiss('outside') });
  }, [active, element]);
}

function holdPanel(panel: Panel): () => void {
  if (panels.length === 0) {
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('focusin', onFocus, true);
  }
  panels.push(panel);
  return () => {
    panels.splice(panels.indexOf(panel), 1);
    if (panels.length > 0) return;
    document.removeEventListener('pointerdown', onPress, true);
    document.removeEventListener('focusin', onFocus, true);
  };
}

/** Uses the event's path, because the pressed element may already be removed from the document. */
function panelsOutside(event: Event): Panel[] {
  const path = event.composedPath();
  return panels.filter(({ root }) => !path.includes(root));
}

function onPress(event: Event): void {
  const left = panelsOutside(event);
  const top = left.at(-1);
  if (!top) return;
  spent = event;
  // A panel that contains the top one closes with the next press.
  for (const panel of left) if (panel === top || !panel.root.contains(top.root)) panel.dismiss();
}

function onFocus(event: Event): void {
  for (const { dismiss } of panelsOutside(event)) dismiss();
}
