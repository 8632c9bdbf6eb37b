import { createVar, style } from '@vanilla-extract/css';
import { canHover, ellipsisInCell, focusRing, forcedColors, px, type, vars, withText } from '../internals/styles.ts';

/** Days that an entry's bar covers. */
export const span = createVar();

const line = `${vars.stroke.line} solid ${vars.color.lineSubtle}`;
const padding = px(8);

/** 0 on a page without zoom, 1 on one that is zoomed out (to 0.9 or less). */
const drawnSmaller = `min(1, 20 * (1 / ${vars.zoom} - 1))`;

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: `${vars.stroke.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
});
export const head = style({
  ...type('meta'),
  height: withText(44),
  padding: `0 ${px(4)}`,
  borderInlineStart: line,
  fontWeight: vars.font.regular,
  color: vars.color.inkTertiary,
  textAlign: 'center',
  selectors: { '&:first-child': { borderInlineStart: 0 } },
});
export const weekHead = style([head, { width: withText(56) }]);
export const weekName = style({
  ...type('meta'),
  padding: `${padding} ${px(2)}`,
  borderBlockStart: line,
  background: vars.color.surfaceSubtle,
  color: vars.color.inkTertiary,
  fontWeight: vars.font.regular,
  textAlign: 'center',
  verticalAlign: 'top',
  selectors: {
    '&[data-current]': { background: vars.theme.tile, color: vars.theme.text, fontWeight: vars.font.strong },
  },
});
export const cell = style({
  position: 'relative',
  height: `max(${withText(116)}, calc(${drawnSmaller} * (${withText(52)} + 72px / ${vars.zoom})))`,
  padding,
  borderBlockStart: line,
  borderInlineStart: line,
  verticalAlign: 'top',
  selectors: {
    // Transparent, not removed: the widths of bars assume days of equal width.
    '&:first-child': { borderInlineStartColor: 'transparent' },
    '&[data-around]': { background: vars.color.surfaceSubtle },
  },
});
export const number = style({
  ...type('meta'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: withText(28),
  height: withText(24),
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  selectors: {
    [`${cell}[data-around] &`]: { color: vars.color.inkTertiary },
    [`${cell}[data-today] &`]: {
      background: vars.theme.solid,
      color: vars.theme.onSolid,
      printColorAdjust: 'exact',
      fontWeight: vars.font.strong,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        [`${cell}[data-today] &`]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
/** What is free of a cell, under its number and entries. */
export const free = style({
  position: 'absolute',
  inset: 0,
  padding,
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'flex-start',
  color: vars.theme.text,
  cursor: 'pointer',
  '@media': {
    [canHover]: { ':hover': { background: vars.theme.shade06 } },
    print: { display: 'none' },
  },
});
/** Not hidden by a transparent colour, which forced colours replace. */
export const plus = style({
  display: 'flex',
  selectors: { [`${free}:not(:hover) > &`]: { visibility: 'hidden' } },
});
export const numberButton = style({
  position: 'relative',
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  ':focus-visible': focusRing,
  '@media': { [canHover]: { ':hover': { background: vars.theme.shade08 } } },
});

/** 22 as designed; on a zoomed-out page 24 px on the screen (WCAG 2.5.8). */
const entryHeight = `max(${withText(22)}, calc(${drawnSmaller} * 24px / ${vars.zoom}))`;

export const entries = style({
  display: 'grid',
  gridAutoRows: entryHeight,
  rowGap: px(3),
  margin: `${px(3)} 0 0`,
  padding: 0,
  listStyleType: '""',
});
export const lineItem = style({ minWidth: 0, position: 'relative' });
export const entry = style({
  ...type('meta'),
  lineHeight: entryHeight,
  position: 'relative',
  // Above the borders between the days that its bar covers.
  zIndex: 1,
  display: 'block',
  boxSizing: 'border-box',
  // The cell's width, and for each further day a cell with its padding and border.
  width: `calc(${span} * 100% + (${span} - 1) * (2 * ${padding} + ${vars.stroke.line}))`,
  height: '100%',
  paddingInline: px(8),
  borderRadius: vars.radius.small,
  textAlign: 'start',
  ...ellipsisInCell,
  selectors: {
    'button&': { cursor: 'pointer' },
    '&:focus-visible': { ...focusRing, outlineOffset: 0 },
    '&[data-before]': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
    '&[data-after]': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
  },
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
/** The time of an entry; its digits have the same width, so that titles of a day begin below each other. */
export const time = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.font.strong });
export const more = style({ position: 'absolute', insetInline: padding, insetBlockEnd: px(7) });
