import { style } from '@vanilla-extract/css';
import { hairline, strong } from '../internals/looks.ts';
import { px, type, vars } from '../internals/styles.ts';

export const clip = style({ overflow: 'hidden', borderBlock: hairline, paddingBlock: px(20) });
export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${px(160)}, 50%), 1fr))`,
  rowGap: px(16),
  margin: 0,
  marginInlineStart: px(-25),
});
export const item = style({ minInlineSize: 0, paddingInline: px(24), borderInlineStart: hairline });
export const label = style({ color: vars.color.inkTertiary, ...type('meta') });
export const value = style({
  margin: 0,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  ...type('title2'),
  ...strong,
});
