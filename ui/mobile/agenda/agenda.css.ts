import { style } from '@vanilla-extract/css';
import { oneLine, phoneType, plainList, ring, strong } from '../../internals/looks.ts';
import { px, vars } from '../../internals/styles.ts';

export const list = style({ ...plainList });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: px(12),
  paddingBlock: px(8),
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:focus-visible': ring(undefined, true), 'a&:active': { background: vars.theme.shade06 } },
});
export const time = style({
  flex: 'none',
  minInlineSize: px(44),
  color: vars.color.inkTertiary,
  ...phoneType(14, 22),
  selectors: { '[data-state="now"] &': { color: vars.theme.text, ...strong } },
});
export const bar = style({
  flex: 'none',
  inlineSize: px(3),
  blockSize: px(36),
  borderRadius: px(2),
  background: vars.color.line,
  selectors: { '[data-state="now"] &': { background: vars.theme.control } },
  '@media': {
    '(forced-colors: active)': {
      background: 'CanvasText',
      selectors: { '[data-state="now"] &': { background: 'Highlight' } },
    },
  },
});
/** Wraps below the time if large text leaves no space for six characters beside it. */
export const words = style({ flex: '1 1 6em', minInlineSize: 0, ...phoneType(15, 24) });
/** Positioned, so that it clips its visually hidden text, which would widen the page otherwise. */
export const title = style({ position: 'relative', display: 'block', ...phoneType(15, 24), ...strong, ...oneLine });
export const note = style({ display: 'block', color: vars.color.inkTertiary, ...phoneType(13, 20) });
