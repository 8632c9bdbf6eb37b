/** Wider than a phone's window, also by the fraction of a pixel that a browser's zoom makes (specification, section 2). */
export const desktopWidth = '(min-width: 900.02px)';

/** Real pixels up to which a page is compact: larger type, fewer columns (specification, section 9; DESIGN §5). */
export const compactWidth = '(max-width: 1200px)';
