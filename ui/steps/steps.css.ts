import { style, styleVariants } from '@vanilla-extract/css';
import { plainList, strong } from '../internals/looks.ts';
import { largeType } from '../internals/media.ts';
import { forcedColors, px, type, vars } from '../internals/styles.ts';

export const list = styleVariants({
  // A row of steps must not be split in print.
  horizontal: {
    ...plainList,
    breakInside: 'avoid',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
  },
  vertical: { ...plainList },
});

// Nodes are sized in `em`, so that the number fits inside with larger text.
const step = style({ position: 'relative', fontSize: vars.text.body.size, breakInside: 'avoid' });
const line = { content: '""', position: 'absolute', background: vars.theme.shade16 } as const;
const done = { background: vars.theme.control };
export const item = styleVariants({
  horizontal: [
    step,
    {
      paddingInlineEnd: px(24),
      selectors: {
        '&:not(:last-child)::after': {
          ...line,
          insetInlineStart: `calc(2em + ${px(8)})`,
          insetInlineEnd: px(8),
          insetBlockStart: `calc(1em - ${px(1)})`,
          blockSize: px(2),
        },
        '&[data-state="done"]:not(:last-child)::after': done,
      },
    },
  ],
  vertical: [
    step,
    {
      display: 'grid',
      gridTemplateColumns: '2em minmax(0, 1fr)',
      columnGap: px(20),
      '@media': { [largeType]: { columnGap: px(8) } },
      selectors: {
        '&:not(:last-child)': { paddingBlockEnd: px(28) },
        '&:not(:last-child)::after': {
          ...line,
          insetInlineStart: `calc(1em - ${px(1)})`,
          insetBlockStart: `calc(2em + ${px(4)})`,
          insetBlockEnd: px(4),
          inlineSize: px(2),
        },
        '&[data-state="done"]:not(:last-child)::after': done,
      },
    },
  ],
});

export const node = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  inlineSize: '2em',
  blockSize: '2em',
  border: `${px(2)} solid ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.round,
  background: vars.color.surface,
  color: vars.color.inkTertiary,
  fontSize: vars.text.body.size,
  ...strong,
  selectors: {
    '[data-state="done"] > &': {
      borderColor: vars.theme.control,
      background: vars.theme.solid,
      color: vars.theme.onSolid,
    },
    '[data-state="current"] > &': { borderColor: vars.theme.control, color: vars.theme.text },
    '[data-state="plan"] > &': { borderColor: vars.theme.control, color: vars.theme.text },
    '[data-state="error"] > &': { borderColor: vars.color.error, color: vars.color.error },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '[data-state="done"] > &': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
export const currentVertical = style({
  selectors: { '[data-state="current"] > &': { boxShadow: `0 0 0 ${px(5)} ${vars.theme.shade16}` } },
});
export const words = styleVariants({
  horizontal: { marginBlockStart: px(12) },
  vertical: { paddingBlockStart: px(3) },
});
export const title = style({
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  ...type('body'),
  ...strong,
  selectors: {
    '[data-state="current"] &': { color: vars.theme.text },
    '[data-state="upcoming"] &': { color: vars.color.inkSecondary, fontWeight: vars.font.regular },
    '[data-state="error"] &': { color: vars.color.error },
  },
});
export const note = style({ color: vars.color.inkTertiary, overflowWrap: 'anywhere', ...type('meta') });
