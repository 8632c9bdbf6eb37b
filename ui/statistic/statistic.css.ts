import { style, styleVariants } from '@vanilla-extract/css';
import { hairline, strong } from '../internals/looks.ts';
import { px, type, vars } from '../internals/styles.ts';

/* Hides a divider at the start of a wrapped row: rows are shifted by the divider's width and clipped. */
export const clip = style({ overflow: 'hidden', minInlineSize: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${px(200)}, 50%), 1fr))`,
  rowGap: px(24),
  margin: 0,
  marginInlineStart: px(-33),
});
export const item = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  minInlineSize: 0,
  paddingInline: px(32),
  borderInlineStart: hairline,
});
export const label = style({ color: vars.color.inkTertiary, ...type('meta') });
export const figure = style({ margin: 0, color: vars.color.ink, overflowWrap: 'anywhere' });
export const size = styleVariants({
  large: { ...type('display'), ...strong },
  medium: { ...type('title2'), ...strong },
});
export const unit = style({ marginInlineStart: px(4), color: vars.color.inkSecondary, ...type('body') });
