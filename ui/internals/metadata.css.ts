import { style } from '@vanilla-extract/css';
import { clamped, oneLine } from '../text/text.css.ts';
import { ellipsis, px } from './styles.ts';

/** Around metadata that is cut by a line clamp, which does not count lines inside of an inline block. */
export const cut = style({});
/** A piece that does not fit on the rest of a line moves to the next one; it breaks only if longer than a line. */
export const piece = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  selectors: { [`:is(${cut}, ${clamped}, ${oneLine}) > &`]: { display: 'inline' } },
});
const hairline = (colour: string) => `linear-gradient(${colour}, ${colour}) center / 1px 0.75em no-repeat`;
/** The hairline is the background of a space: at a line break the space disappears, and the hairline with it. */
export const separator = style({
  wordSpacing: px(13),
  background: hairline('currentColor'),
  // Its opacity stacks it above the overlay that makes a whole row a link.
  pointerEvents: 'none',
  opacity: 0.35,
  '@media': { '(forced-colors: active)': { background: hairline('CanvasText'), forcedColorAdjust: 'none' } },
});

export const line = style([cut, { display: 'block', minInlineSize: 0, ...ellipsis }]);
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) auto fit-content(64%)',
  alignItems: 'center',
  justifyContent: 'start',
  // In a grid item that contains only a space, the space would collapse.
  whiteSpace: 'pre',
});
