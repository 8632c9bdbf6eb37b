/** A phone whose reader has set the browser's type to nearly twice its size: `em` here is that size. */
export const largeType = '(max-width: 14em)';
/**
 * From here on the phone site's layout uses the room: two columns instead of larger type. 600 px at the usual size of
 * letters; a reader with larger ones needs as many more of them, which `em` in a media query follows.
 */
export const phoneWide = '(min-width: 37.5em)';
/** A few lines of the reader's own letters high: bars that would stay over them go along with the page. */
export const phoneShort = '(max-height: 16em)';
/** A phone on its side: width is there, height is not. The width keeps out an upright phone with its keyboard open. */
export const phoneFlat = '(min-width: 560px) and (max-height: 420px)';
