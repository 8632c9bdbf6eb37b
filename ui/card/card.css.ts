import { style, styleVariants } from '@vanilla-extract/css';
import { colorTransition, ring } from '../internals/looks.ts';
import { canHover, px, vars } from '../internals/styles.ts';

const base = style({
  display: 'block',
  boxSizing: 'border-box',
  minInlineSize: 0,
  border: `${vars.stroke.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.ink,
});

export const tone = styleVariants({
  surface: [base],
  theme: [base, { background: vars.theme.shade04, borderColor: vars.theme.shade16 }],
  floating: [base, { borderRadius: vars.radius.large, boxShadow: vars.shadow.floating }],
});

export const padding = styleVariants({
  none: {},
  small: { padding: px(16) },
  medium: { padding: px(20) },
  large: { paddingBlock: px(20), paddingInline: px(24) },
});

export const linked = style({
  textDecoration: 'none',
  ...colorTransition,
  selectors: { '&:focus-visible': ring(), '&:active': { background: vars.theme.shade08 } },
  '@media': {
    [canHover]: {
      selectors: { '&:hover:not(:active)': { borderColor: vars.theme.shade60, background: vars.theme.shade04 } },
    },
  },
});
