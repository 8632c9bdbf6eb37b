import { style } from '@vanilla-extract/css';
import { clampLines, hairlineSubtle, phoneType, ring } from '../../internals/looks.ts';
import { px, vars } from '../../internals/styles.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: px(12),
  paddingBlock: px(14),
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': ring(undefined, true),
    '&:active': { background: vars.theme.shade06 },
    '& + &': { borderBlockStart: hairlineSubtle },
  },
});
export const words = style({ flex: '1 1 7em', minInlineSize: 0 });
export const title = style({ ...phoneType(15, 24), ...clampLines(2) });
export const note = style({
  display: 'block',
  marginBlockStart: px(4),
  color: vars.color.inkTertiary,
  ...phoneType(13, 20),
});
export const picture = style({
  flex: 'none',
  inlineSize: px(104),
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
});
