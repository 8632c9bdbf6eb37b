/** A window wider than this is desktop (specification, section 2). */
export const desktopAbove = 900;

/** From this width on the phone site's type stops growing and its layout uses the room. */
export const roomyFrom = 600;

/** Page zoom of a desktop window `width` CSS pixels wide (specification, section 9). */
export function desktopZoom(width: number): number {
  return width > 1536 ? 1 : (0.7 * Math.max(width, 1280)) / 1200;
}

/** Root font size of a phone window in px, times the reader's own text size (specification, section 9). */
export function mobileRootFont(width: number, textFactor = 1): number {
  return ((100 * width) / 375) * textFactor;
}

/** One design pixel of the phone site in rem: a hundredth, less from 600 wide on. */
export function mobileUnit(width: number): number {
  return 0.01 * Math.min(1, roomyFrom / width);
}

export type Placement = 'desktop' | 'mobile';

export function placementOf(width: number): Placement {
  return width > desktopAbove ? 'desktop' : 'mobile';
}
