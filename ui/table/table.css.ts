import { style, styleVariants } from '@vanilla-extract/css';
import { hairline, hairlineSubtle, plainButton, ring, strong } from '../internals/looks.ts';
import { canHover, forcedColors, hidden, px, type, vars } from '../internals/styles.ts';

export const frame = style({
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    '&[data-state="scrolls"]': { overflowX: 'auto' },
    '&:focus-visible': ring(undefined, true),
  },
});
export const table = style({ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0, ...type('body') });
export const caption = style({
  captionSide: 'top',
  paddingBlockEnd: px(8),
  textAlign: 'start',
  ...type('title3'),
  ...strong,
});
export const captionHidden = style(hidden);
const head = style({
  blockSize: px(40),
  paddingInline: `0 ${px(12)}`,
  borderBlockEnd: hairline,
  color: vars.color.inkTertiary,
  fontWeight: vars.font.regular,
  whiteSpace: 'nowrap',
  ...type('meta'),
  selectors: { '&:first-child': { paddingInlineStart: px(12) } },
});
export const headSticky = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  background: vars.color.surface,
});
export const headAlign = styleVariants({ start: [head, { textAlign: 'start' }], end: [head, { textAlign: 'end' }] });
export const sort = style({
  ...plainButton,
  display: 'inline-flex',
  alignItems: 'center',
  gap: px(4),
  minBlockSize: px(32),
  borderRadius: vars.radius.small,
  selectors: {
    '&:focus-visible': ring(),
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: vars.theme.text, ...strong },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { color: vars.theme.text } } } },
});
export const arrow = style({
  display: 'flex',
  opacity: 0,
  selectors: {
    '[aria-sort="ascending"] > * > &, [aria-sort="descending"] > * > &': { opacity: 1 },
    'button:hover > &, button:focus-visible > &': { opacity: 1 },
  },
});
export const row = style({
  '@media': {
    [canHover]: { selectors: { 'tbody &:hover': { background: vars.theme.shade06 } } },
    [forcedColors]: {
      selectors: { '&[data-state="selected"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
  selectors: { '&[data-state="selected"]': { background: vars.theme.shade06 } },
});
const cell = style({
  blockSize: px(56),
  paddingBlock: px(12),
  paddingInline: `0 ${px(12)}`,
  borderBlockEnd: hairlineSubtle,
  boxSizing: 'border-box',
  overflowWrap: 'anywhere',
  fontWeight: 'inherit',
  selectors: { '&:first-child': { paddingInlineStart: px(12) } },
});
export const cellAlign = styleVariants({
  start: [cell, { textAlign: 'start' }],
  end: [cell, { textAlign: 'end', whiteSpace: 'nowrap' }],
});
export const choice = style({ inlineSize: px(44), paddingBlock: 0 });
export const rowHead = style(strong);
export const note = style({
  display: 'block',
  color: vars.color.inkTertiary,
  fontWeight: vars.font.regular,
  ...type('meta'),
});
export const empty = style({ padding: `${px(40)} ${px(12)}`, color: vars.color.inkSecondary, textAlign: 'center' });
export const bone = style({
  display: 'block',
  blockSize: px(16),
  maxInlineSize: '70%',
  borderRadius: vars.radius.small,
  background: vars.color.skeleton,
});

/** Sticky, so that it stays visible while rows scroll. */
export const batch = style({
  position: 'sticky',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${px(4)} ${px(12)}`,
  boxSizing: 'border-box',
  minBlockSize: px(56),
  paddingBlock: px(8),
  paddingInline: px(12),
  borderRadius: `0 0 ${vars.radius.medium} ${vars.radius.medium}`,
  background: vars.color.surfaceSubtle,
  color: vars.color.ink,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
export const batchWords = style({ ...type('body'), display: 'flex', flexWrap: 'wrap', gap: px(12) });
export const batchActions = style({ display: 'flex', flexWrap: 'wrap', gap: px(12), marginInlineStart: 'auto' });
