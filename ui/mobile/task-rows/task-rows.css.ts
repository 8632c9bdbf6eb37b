import { style } from '@vanilla-extract/css';
import { hairlineSubtle, phoneType, plainList, ring, strong } from '../../internals/looks.ts';
import { ellipsis, px, vars } from '../../internals/styles.ts';

export const list = style({ ...plainList });
export const item = style({ selectors: { '&:not(:first-child)': { borderBlockStart: hairlineSubtle } } });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  paddingBlock: px(12),
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:focus-visible': ring(undefined, true), '&:active': { background: vars.theme.shade06 } },
});
export const words = style({ flex: 1, minInlineSize: 0 });
export const title = style({ display: 'block', ...phoneType(15, 24), ...strong, ...ellipsis });
export const note = style({ display: 'block', color: vars.color.inkTertiary, ...phoneType(13, 20), ...ellipsis });
export const deadline = style({ flex: 'none' });
