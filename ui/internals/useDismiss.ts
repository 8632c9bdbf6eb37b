import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useEscape } from './useEscape.ts';

type Panel = { root: HTMLElement; dismiss: () => void };

/** The open panels, the uppermost last. */
const panels: Panel[] = [];
let spent: Event | undefined;

/** Whether this press has closed a panel: what is below it, such as the dialog around, stays as it is. */
export function hasClosedPanel(press: Event): boolean {
  return press === spent;
}

/**
 * Calls back while `active` when the reader turns away from a floating panel: `outside` for a press or the focus
 * beyond the element, `escape` for the key inside it. Either reaches the uppermost panel only.
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

/** The path, because what was pressed may have left the document by now. */
function beyond(event: Event): Panel[] {
  const path = event.composedPath();
  return panels.filter(({ root }) => !path.includes(root));
}

function onPress(event: Event): void {
  const left = beyond(event);
  const top = left.at(-1);
  if (!top) return;
  spent = event;
  // A panel that holds the uppermost one waits for the next press.
  for (const panel of left) if (panel === top || !panel.root.contains(top.root)) panel.dismiss();
}

function onFocus(event: Event): void {
  for (const { dismiss } of beyond(event)) dismiss();
}
