import type { KeyboardEvent } from 'react';

const stops = 'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]';

/** Makes Tab wrap around inside the element, as the ARIA Authoring Practices require for a dialog. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0,
  );
  const [first, last] = [all[0], all.at(-1)];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
