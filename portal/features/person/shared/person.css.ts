import { style, styleVariants } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import { compactWidth } from '../../../lib/media.ts';
import { bare } from '../../home/shared/module.css.ts';

/** Fewer columns where a value and its unit would not fit side by side, as in large text. */
const assetsAtMost = (count: number) =>
  `repeat(auto-fill, minmax(min(100%, max(${px(96)}, (100% - ${px(8 * (count - 1))}) / ${count})), 1fr))`;
export const assets = style({
  display: 'grid',
  gridTemplateColumns: assetsAtMost(2),
  gap: `${px(16)} ${px(8)}`,
  margin: 0,
  '@media': { [compactWidth]: { gridTemplateColumns: assetsAtMost(6) } },
  selectors: { '[data-care] &': { gridTemplateColumns: assetsAtMost(6) } },
});
export const asset = style({ minInlineSize: 0 });
export const assetValue = style({ margin: 0, overflowWrap: 'anywhere' });
export const paneFoot = style({
  marginBlockStart: px(16),
  paddingBlockStart: px(16),
  borderBlockStart: `${vars.stroke.line} solid ${vars.color.lineSubtle}`,
});

export const assetRows = style({ margin: 0 });
export const assetRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: px(12),
  minBlockSize: px(40),
});

export const card = style({ display: 'flex', alignItems: 'center', gap: px(16) });
export const cardWords = style({ flex: 1, minInlineSize: 0 });

export const counts = style([bare, { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }]);
export const count = style({
  selectors: { '& + &': { borderInlineStart: `${vars.stroke.line} solid ${vars.color.line}` } },
});
export const countBody = style({
  display: 'grid',
  justifyItems: 'center',
  borderRadius: vars.radius.medium,
  '@media': { '(hover: hover)': { ':hover': { color: vars.theme.text } } },
});

export const shortcutRows = style([bare]);
export const shortcutGrid = style([
  bare,
  { display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(${px(200)}, 1fr))`, columnGap: px(24) },
]);
export const shortcut = style({ display: 'flex', alignItems: 'center', gap: px(12), minBlockSize: px(44) });
export const shortcutIcon = style({ display: 'flex', color: vars.theme.text });
export const shortcutName = style({
  flex: 1,
  minInlineSize: 0,
  '@media': { '(hover: hover)': { selectors: { [`${shortcut}:hover &`]: { color: vars.theme.text } } } },
});
export const shortcutMark = style({ display: 'flex', color: vars.color.inkTertiary });

export const chips = style([bare, { display: 'flex', flexWrap: 'wrap', gap: px(8) }]);
export const chip = style({ minInlineSize: 0 });
export const chipBody = style({
  display: 'block',
  paddingInline: px(12),
  borderRadius: vars.radius.small,
  background: vars.color.paper,
  fontSize: vars.text.meta.size,
  lineHeight: px(32),
  '@media': { '(hover: hover)': { ':hover': { background: vars.theme.shade10, color: vars.theme.text } } },
});

export const monthHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: px(12),
  marginBlockEnd: px(8),
});
export const month = style({
  inlineSize: `calc(100% + ${px(12)})`,
  marginInline: px(-6),
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: vars.text.meta.size,
  textAlign: 'center',
});
export const weekday = style({
  padding: 0,
  blockSize: px(34),
  color: vars.color.inkTertiary,
  fontWeight: vars.font.regular,
});
const cell = style({ padding: 0, blockSize: px(34) });
export const day = styleVariants({
  inside: [cell],
  outside: [cell, { color: vars.color.inkTertiary }],
  today: [
    cell,
    {
      borderRadius: vars.radius.medium,
      background: vars.theme.solid,
      color: vars.theme.onSolid,
      fontWeight: vars.font.strong,
      '@media': {
        '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  ],
});
export const marked = style({
  position: 'relative',
  display: 'inline-block',
  selectors: { [`${day.today} &::after`]: { background: vars.theme.onSolid } },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '50%',
    insetBlockEnd: px(-4),
    inlineSize: px(4),
    blockSize: px(4),
    marginInlineStart: px(-2),
    borderRadius: '50%',
    background: vars.theme.solid,
  },
});
