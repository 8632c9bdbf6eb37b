import { style } from '@vanilla-extract/css';
import { canHover, forcedColors, px, type, vars, withText } from '../internals/styles.ts';

export const root = style({ inlineSize: '100%', maxInlineSize: withText(288), minInlineSize: withText(260) });
export const head = style({ display: 'flex', alignItems: 'center', gap: px(4), marginBlockEnd: px(8) });
export const title = style({
  ...type('title3'),
  flex: '1 1 0',
  fontWeight: vars.font.strong,
  color: vars.color.ink,
});

export const grid = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  // A gap of 4 between rows, and none between columns, so that a range is one band.
  borderSpacing: `0 ${px(4)}`,
  marginBlock: px(-4),
});
export const weekday = style({
  ...type('meta'),
  blockSize: withText(28),
  padding: 0,
  fontWeight: vars.font.regular,
  color: vars.color.inkTertiary,
  textAlign: 'center',
});
export const week = style({});
export const weekName = style({
  ...type('micro'),
  padding: 0,
  textAlign: 'center',
  fontWeight: vars.font.regular,
  color: vars.color.inkTertiary,
  background: vars.color.paper,
  selectors: { [`${week}[data-current] > &`]: { color: vars.theme.text, fontWeight: vars.font.strong } },
});

export const cell = style({
  blockSize: withText(36),
  padding: 0,
  textAlign: 'center',
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&[data-date], &[data-around]': { cursor: 'pointer' },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    [`${week}[data-current] > &`]: { background: vars.theme.shade08 },
    '&[data-band]': { background: vars.theme.shade08 },
    '&[data-band="first"]': {
      borderStartStartRadius: vars.radius.medium,
      borderEndStartRadius: vars.radius.medium,
    },
    '&[data-band="last"]': { borderStartEndRadius: vars.radius.medium, borderEndEndRadius: vars.radius.medium },
    '&[data-band="alone"]': { borderRadius: vars.radius.medium },
  },
});
export const day = style({
  ...type('meta'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '100%',
  maxInlineSize: withText(36),
  blockSize: withText(36),
  marginInline: 'auto',
  borderRadius: vars.radius.medium,
  color: vars.color.ink,
  selectors: {
    [`${cell}[data-around] > &`]: { color: vars.color.inkTertiary },
    [`${cell}[data-today] > &`]: { color: vars.theme.text, fontWeight: vars.font.strong },
    [`${cell}[aria-disabled="true"] > &`]: { color: vars.color.inkTertiary },
    // Struck through if there is a reason (`title`); days outside the limits are only grey.
    [`${cell}[aria-disabled="true"][title] > &`]: { textDecoration: 'line-through' },
    '&[data-chosen]&[data-chosen]': {
      background: vars.theme.solid,
      color: vars.theme.onSolid,
      fontWeight: vars.font.strong,
      textDecoration: 'none',
    },
    [`${grid}[aria-disabled="true"] &&[data-chosen]`]: {
      background: vars.color.disabledFill,
      color: vars.color.disabledText,
    },
    [`${cell}:focus-visible > &`]: {
      outline: `${vars.stroke.focus} solid ${vars.focus.ring}`,
      outlineOffset: vars.stroke.focusOffset,
    },
  },
  '@media': {
    [canHover]: {
      selectors: {
        [`${cell}[data-date]:not([aria-disabled="true"]):hover > &:not([data-chosen])`]: {
          background: vars.theme.shade12,
        },
      },
    },
    [forcedColors]: {
      selectors: {
        '&[data-chosen]&[data-chosen]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        [`${cell}[data-band] > &`]: { border: '1px solid Highlight' },
        [`${cell}[aria-disabled="true"] > &`]: { color: 'GrayText' },
      },
    },
  },
});
export const marked = style({
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockEnd: px(3),
    insetInlineStart: `calc(50% - ${px(2)})`,
    inlineSize: px(4),
    blockSize: px(4),
    borderRadius: vars.radius.round,
    background: 'currentColor',
  },
  selectors: { '&:not([data-chosen])::after': { background: vars.theme.control } },
  '@media': { [forcedColors]: { '::after': { background: 'currentColor', forcedColorAdjust: 'none' } } },
});
export const reason = style({
  ...type('meta'),
  minBlockSize: '1lh',
  marginBlockStart: px(8),
  color: vars.color.inkTertiary,
});
