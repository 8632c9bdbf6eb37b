/** A window wider than this is desktop (specification, section 2). */
const desktopAbove = 900;

/** From this width in px on, the phone site uses its wider layout, and the unit `roomyUnit`. */
const roomyFrom = 600;
/** One design pixel on a tablet, in px: extra width gives more room, not ever larger type (DESIGN §9, 46). */
const roomyUnit = 1.2;

/** Page zoom of a desktop window `width` CSS pixels wide (specification, section 9). */
export function desktopZoom(width: number): number {
  return width > 1536 ? 1 : (0.7 * Math.max(width, 1280)) / 1200;
}

/** Root font size of a phone window in px, times the visitor's own text size (specification, section 9). */
export function phoneRootFont(width: number, textFactor = 1): number {
  return ((100 * width) / 375) * textFactor;
}

/** One design pixel of the phone site in rem: a hundredth; from 600 px wide on, the value that gives 1.2 px. */
export function phoneUnit(width: number): number {
  return width < roomyFrom ? 0.01 : roomyUnit / phoneRootFont(width);
}

export type Placement = 'desktop' | 'mobile';

export function placementOf(width: number): Placement {
  return width > desktopAbove ? 'desktop' : 'mobile';
}
