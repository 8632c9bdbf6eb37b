import { style } from '@vanilla-extract/css';
import { clamped, oneLine } from '../text/text.css.ts';
import { ellipsis, px } from './styles.ts';

/** Around metadata that an ellipsis cuts after some lines, anywhere: it counts none within a piece. */
export const cut = style({});
/**
 * A piece that fits on a line begins the next rather than break; with the hairline after it, which therefore begins
 * none.
 */
export const piece = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  selectors: { [`:is(${cut}, ${clamped}, ${oneLine}) > &`]: { display: 'inline' } },
});
export const separator = style({
  display: 'inline-block',
  width: '1px',
  height: '0.75em',
  marginInline: px(8),
  verticalAlign: '-0.02em',
  background: 'currentColor',
  opacity: 0.35,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

export const line = style([cut, { display: 'block', minInlineSize: 0, ...ellipsis }]);
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) auto fit-content(64%)',
  alignItems: 'center',
  justifyContent: 'start',
});
