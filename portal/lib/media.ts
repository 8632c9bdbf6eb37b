/**
 * Desktop windows. The fraction of a pixel is for windows whose width is not whole because of browser zoom
 * (specification, section 2).
 */
export const desktopWidth = '(min-width: 900.02px)';

/**
 * Window width, before the page's own zoom, up to which a page is compact: larger type, fewer columns (specification,
 * section 9; DESIGN §5).
 */
export const compactWidth = '(max-width: 1200px)';
