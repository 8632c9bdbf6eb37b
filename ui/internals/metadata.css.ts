import { style } from '@vanilla-extract/css';
import { clamped, oneLine } from '../text/text.css.ts';
import { ellipsis, px } from './styles.ts';

/** Around metadata that an ellipsis cuts after some lines, anywhere: it counts none within a piece. */
export const cut = style({});
/** A piece that fits on a line begins the next rather than break. */
export const piece = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  selectors: { [`:is(${cut}, ${clamped}, ${oneLine}) > &`]: { display: 'inline' } },
});
const hairline = (colour: string) => `linear-gradient(${colour}, ${colour}) center / 1px 0.75em no-repeat`;
/** The hairline is the ground of a space: where a line breaks, the space goes, and the hairline with it. */
export const separator = style({
  wordSpacing: px(13),
  background: hairline('currentColor'),
  // Its opacity lays it over what makes a whole row a link.
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
  // As an item of its own, the space between the two would go.
  whiteSpace: 'pre',
});
