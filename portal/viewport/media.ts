/** A phone whose reader has set the browser's type to nearly twice its size: `em` here is that size. */
export const largeType = '(max-width: 14em)';

/** From here on the phone site's layout uses the room: two columns instead of larger type (`roomyUnit`). */
export const roomy = '(min-width: 600px)';
