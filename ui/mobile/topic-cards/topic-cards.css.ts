import { style } from '@vanilla-extract/css';
import { oneLine, phoneType, plainList, ring, strong } from '../../internals/looks.ts';
import { px, vars } from '../../internals/styles.ts';

export const list = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: px(12),
});
export const link = style({
  display: 'block',
  minInlineSize: 0,
  borderRadius: vars.radius.medium,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:focus-visible': ring(), '&:active': { background: vars.theme.shade06 } },
});
export const picture = style({ overflow: 'hidden', marginBlockEnd: px(8), borderRadius: vars.radius.medium });
export const title = style({ display: 'block', ...phoneType(15, 24), ...strong, ...oneLine });
export const note = style({ display: 'block', color: vars.color.inkTertiary, ...phoneType(13, 20), ...oneLine });
