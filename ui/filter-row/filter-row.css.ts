import { style } from '@vanilla-extract/css';
import { colorTransition, hairlineSubtle, plainButton, plainList, ring, strong } from '../internals/looks.ts';
import { canHover, chosenInForcedColors, forcedColors, px, type, vars } from '../internals/styles.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${px(4)} ${px(8)}`,
  paddingBlock: px(12),
  borderBlockEnd: hairlineSubtle,
  fontSize: vars.text.body.size,
});
export const label = style({
  flex: 'none',
  inlineSize: px(64),
  color: vars.color.inkTertiary,
  lineHeight: vars.control.small,
});
export const list = style({
  ...plainList,
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  gap: px(4),
  minInlineSize: px(200),
});
export const link = style({
  display: 'block',
  paddingInline: px(12),
  borderRadius: vars.radius.medium,
  color: vars.color.ink,
  lineHeight: vars.control.small,
  textDecoration: 'none',
  ...colorTransition,
  selectors: {
    '&:focus-visible': ring(undefined, true),
    '&:active': { background: vars.theme.shade12 },
    '&[data-empty]': { color: vars.color.inkTertiary },
    '&[data-state="active"]': { background: vars.theme.shade10, color: vars.theme.text, ...strong },
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover:not(:active):not([data-state="active"])': { background: vars.theme.shade06, color: vars.theme.text },
      },
    },
    [forcedColors]: {
      selectors: { '&[data-state="active"]': chosenInForcedColors },
    },
  },
});
export const count = style({
  marginInlineStart: px(2),
  color: vars.color.inkTertiary,
  fontSize: vars.text.meta.size,
  fontWeight: vars.font.regular,
  // With the inherited line height, smaller text on the same baseline would make the line higher.
  lineHeight: 1,
  selectors: { '[data-state="active"] > &': { color: 'inherit' } },
});
export const end = style({ display: 'flex', flex: 'none', alignItems: 'center', minBlockSize: vars.control.small });
export const toggle = style({
  ...plainButton,
  display: 'inline-flex',
  alignItems: 'center',
  gap: px(4),
  borderRadius: vars.radius.small,
  color: vars.theme.text,
  ...type('body'),
  lineHeight: vars.control.small,
  selectors: { '&:focus-visible': ring() },
});
export const chevron = style({
  display: 'flex',
  transitionProperty: 'transform',
  transitionDuration: vars.motion.base,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' } },
});
