import { style, styleVariants } from '@vanilla-extract/css';
import { colorTransition, hairline, plainList, ring, strong } from '../internals/looks.ts';
import {
  canHover,
  chosenInForcedColors,
  ellipsis,
  forcedColors,
  px,
  targetSize,
  type,
  vars,
} from '../internals/styles.ts';

export const list = style({ ...plainList });
export const heading = style({
  margin: 0,
  paddingInline: px(16),
  paddingBlockEnd: px(4),
  color: vars.color.inkTertiary,
  ...type('meta'),
});
export const section = style({
  selectors: { '& + &': { marginBlockStart: px(16), paddingBlockStart: px(16), borderBlockStart: hairline } },
});
const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(12),
  paddingInline: px(16),
  borderRadius: vars.radius.medium,
  color: vars.color.inkSecondary,
  textDecoration: 'none',
  ...type('body'),
  ...colorTransition,
  selectors: {
    '&:focus-visible': ring(undefined, true),
    '&:active': { background: vars.theme.shade12 },
    '&[data-muted]': { color: vars.color.inkTertiary },
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
export const size = styleVariants({
  medium: [link, { minBlockSize: targetSize(px(44)) }],
  large: [link, { minBlockSize: targetSize(px(48)) }],
});
export const icon = style({ flex: 'none', display: 'flex' });
export const label = style({ flex: 1, minInlineSize: 0, ...ellipsis });
export const count = style({
  flex: 'none',
  color: vars.color.inkTertiary,
  fontWeight: vars.font.regular,
  ...type('meta'),
  selectors: { '[data-state="active"] > &': { color: 'inherit' } },
});
