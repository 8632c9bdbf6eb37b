import { style } from '@vanilla-extract/css';
import { colorTransition, plainButton, ring, strong } from '../internals/looks.ts';
import { canHover, ellipsis, inCare, px, type, vars } from '../internals/styles.ts';

export const trigger = style({
  ...plainButton,
  display: 'inline-flex',
  alignItems: 'center',
  gap: px(8),
  minBlockSize: vars.control.medium,
  paddingInline: px(8),
  borderRadius: vars.radius.medium,
  color: 'inherit',
  ...type('body'),
  ...colorTransition,
  selectors: {
    '&:focus-visible': ring(vars.focus.headerRing, true),
    '&[data-state="open"]': { background: vars.header.hover },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { background: vars.header.hover } } } },
});
/** In the header's colours, because a tint of the theme would be invisible on a header in the theme's colour. */
export const face = style({
  display: 'flex',
  vars: {
    [vars.theme.shade12]: `color-mix(in srgb, ${vars.header.selected} 14%, transparent)`,
    [vars.theme.text]: vars.header.selected,
  },
});
export const name = style({ maxInlineSize: inCare(px(128), 'none'), ...ellipsis });
export const headName = style({ ...type('body'), ...strong, overflowWrap: 'anywhere' });
export const headNote = style({ color: vars.color.inkTertiary, ...type('meta'), overflowWrap: 'anywhere' });
