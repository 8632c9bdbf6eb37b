import { style } from '@vanilla-extract/css';
import { colorTransition, plainList, ring, strong } from '../internals/looks.ts';
import { largeType } from '../internals/media.ts';
import { canHover, ellipsis, px, targetSize, touch, type, vars } from '../internals/styles.ts';

export const list = style({ ...plainList, minInlineSize: 0 });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: px(12),
  minBlockSize: targetSize(touch()),
  marginInline: px(-12),
  paddingInline: px(12),
  borderRadius: vars.radius.medium,
  color: vars.color.ink,
  textDecoration: 'none',
  ...type('body'),
  ...colorTransition,
  selectors: { '&:focus-visible': ring(undefined, true), '&:active': { background: vars.theme.shade16 } },
  '@media': {
    // The figure wraps below the text.
    [largeType]: { flexWrap: 'wrap', paddingBlock: px(4) },
    [canHover]: { selectors: { '&:hover:not(:active)': { background: vars.theme.shade06 } } },
  },
});
export const number = style({
  flex: 'none',
  minInlineSize: px(24),
  blockSize: px(24),
  borderRadius: vars.radius.small,
  color: vars.color.inkTertiary,
  fontSize: vars.text.meta.size,
  lineHeight: px(24),
  textAlign: 'center',
  ...strong,
  selectors: { '&[data-state="top"]': { background: vars.theme.shade10, color: vars.theme.text } },
});
export const title = style({
  flex: 1,
  minInlineSize: 0,
  ...ellipsis,
  '@media': { [largeType]: { flexBasis: '5em', whiteSpace: 'normal' } },
});
export const count = style({ flex: 'none', marginInlineStart: 'auto', color: vars.color.inkTertiary, ...type('meta') });
