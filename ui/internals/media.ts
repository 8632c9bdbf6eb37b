/** A phone with a browser text size of almost 200 %, which `em` follows here. */
export const largeType = '(max-width: 14em)';
/**
 * From this width on, the phone site has two columns instead of larger type: 600 px at the default
 * text size, and more at larger sizes, which `em` in a media query follows.
 */
export const phoneWide = '(min-width: 37.5em)';
/** A window only a few lines high at the reader's text size: there bars are not sticky. */
export const phoneShort = '(max-height: 16em)';
/** A phone in landscape. The minimum width excludes a phone in portrait with an open keyboard. */
export const phoneFlat = '(min-width: 560px) and (max-height: 420px)';
