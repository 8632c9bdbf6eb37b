const daysOfWeek = 7;
const glide = { duration: 200, easing: 'cubic-bezier(.2,0,0,1)' };

/** Height of one row of days in px, and the number of rows after the first. */
function weekHeights(days: HTMLElement): { step: number; more: number } {
  const [first, second] = [days.children[0], days.children[daysOfWeek]];
  if (!first || !second) return { step: 0, more: 0 };
  const step = second.getBoundingClientRect().top - first.getBoundingClientRect().top;
  return { step, more: Math.ceil(days.children.length / daysOfWeek) - 1 };
}

/** Styles of a month of which a `share` is visible: 0 only the row `week`, 1 all rows. */
function looksOf(days: HTMLElement, week: number, share: number) {
  const { step, more } = weekHeights(days);
  return {
    marginBlockEnd: `${-(1 - share) * step * more}px`,
    transform: `translateY(${-(1 - share) * step * week}px)`,
  };
}

/** Distance in px from the week to the whole month. */
export function restOf(days: HTMLElement | null): number {
  const { step, more } = days ? weekHeights(days) : { step: 0, more: 0 };
  return step * more || Number.POSITIVE_INFINITY;
}

/** Shows a share of the month, 0 to 1. */
export function fold(days: HTMLElement | null, week: number, share: number): void {
  if (days) Object.assign(days.style, looksOf(days, week, share));
}

/** Animates from one share to another. */
export async function glideFold(days: HTMLElement | null, week: number, from: number, to: number): Promise<void> {
  if (!days) return;
  const moving = days.animate([looksOf(days, week, from), looksOf(days, week, to)], glide);
  fold(days, week, to);
  // Cancelled when the page is left.
  await moving.finished.catch(() => undefined);
}

export function clearFold(days: HTMLElement | null): void {
  days?.style.removeProperty('margin-block-end');
  days?.style.removeProperty('transform');
}
