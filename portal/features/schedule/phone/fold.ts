const daysOfWeek = 7;
const glide = { duration: 200, easing: 'cubic-bezier(.2,0,0,1)' };

/** From the top of one row of days to that of the next, in px, and how many rows follow the first. */
function rowsOf(days: HTMLElement): { step: number; more: number } {
  const [first, second] = [days.children[0], days.children[daysOfWeek]];
  if (!first || !second) return { step: 0, more: 0 };
  const step = second.getBoundingClientRect().top - first.getBoundingClientRect().top;
  return { step, more: Math.ceil(days.children.length / daysOfWeek) - 1 };
}

/** A month of which only its row `week` is seen at 0, and all at 1. */
function looksOf(days: HTMLElement, week: number, share: number) {
  const { step, more } = rowsOf(days);
  return {
    marginBlockEnd: `${-(1 - share) * step * more}px`,
    transform: `translateY(${-(1 - share) * step * week}px)`,
  };
}

/** How far a finger goes, in px, from the week to the whole month. */
export function restOf(days: HTMLElement | null): number {
  const { step, more } = days ? rowsOf(days) : { step: 0, more: 0 };
  return step * more || Number.POSITIVE_INFINITY;
}

/** Shows a share of the month. */
export function fold(days: HTMLElement | null, week: number, share: number): void {
  if (days) Object.assign(days.style, looksOf(days, week, share));
}

/** Lets go of it: from a share to another. */
export async function glideFold(days: HTMLElement | null, week: number, from: number, to: number): Promise<void> {
  if (!days) return;
  const moving = days.animate([looksOf(days, week, from), looksOf(days, week, to)], glide);
  fold(days, week, to);
  // It is cancelled when the page goes.
  await moving.finished.catch(() => undefined);
}

export function clearFold(days: HTMLElement | null): void {
  days?.style.removeProperty('margin-block-end');
  days?.style.removeProperty('transform');
}
