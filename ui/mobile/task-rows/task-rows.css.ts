import { style } from '@vanilla-extract/css';
import { clampLines, hairlineSubtle, oneLine, phoneType, plainList, ring, strong } from '../../internals/looks.ts';
import { cut } from '../../internals/metadata.css.ts';
import { px, vars } from '../../internals/styles.ts';

export const list = style({ ...plainList });
export const item = style({ selectors: { '&:not(:first-child)': { borderBlockStart: hairlineSubtle } } });
export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${px(4)} ${px(12)}`,
  paddingBlock: px(12),
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:focus-visible': ring(undefined, true), '&:active': { background: vars.theme.shade06 } },
});
/** Wraps if there is no space for six characters beside a long deadline. */
export const words = style({ flex: '1 1 6em', minInlineSize: 0 });
export const title = style({ ...phoneType(15, 24), ...strong, ...clampLines(2) });
export const note = style([cut, { display: 'block', color: vars.color.inkTertiary, ...phoneType(13, 20), ...oneLine }]);
export const deadline = style({ flex: 'none' });
