import { style, styleVariants } from '@vanilla-extract/css';
import { plainList, ring } from '../internals/looks.ts';
import { canHover, ellipsis, px, type, vars } from '../internals/styles.ts';

const list = style({
  ...plainList,
  display: 'flex',
  alignItems: 'center',
  gap: px(8),
  minInlineSize: 0,
  color: vars.color.inkTertiary,
  ...type('meta'),
});
export const size = styleVariants({ page: [list, { minBlockSize: px(56) }], panel: [list, { minBlockSize: px(40) }] });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(8),
  minInlineSize: 0,
  selectors: { '&:not(:last-child)': { minInlineSize: px(56), maxInlineSize: px(320) } },
});
export const link = style({
  borderRadius: vars.radius.small,
  color: 'inherit',
  lineHeight: vars.control.small,
  textDecoration: 'none',
  ...ellipsis,
  selectors: { '&:focus-visible': ring() },
  '@media': {
    [canHover]: {
      selectors: { '&:hover': { color: vars.theme.text, textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
    },
  },
});
export const last = style({ color: vars.color.inkSecondary, ...ellipsis });
