import { style } from '@vanilla-extract/css';
import { fullBleed, phoneWide, px, touch, vars } from '@yimen/ui/vars';

const reduced = '(prefers-reduced-motion: reduce)';

/** Where there is room, days and items are side by side; also in landscape on a phone, which is too low for both. */
export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [phoneWide]: { gridTemplateColumns: `minmax(calc(7 * 44px + 2 * ${px(8)}), 2fr) minmax(0, 3fr)` } },
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(8),
  paddingBlockStart: px(4),
  background: vars.color.surface,
  ...fullBleed(vars.color.surface),
  borderBlockEnd: `1px solid ${vars.color.lineSubtle}`,
  '@media': {
    [phoneWide]: {
      ...fullBleed(vars.color.surface, 'left'),
      borderBlockEnd: 0,
      borderEndEndRadius: vars.radius.large,
    },
    // Sticky below the top bar; not where it could be higher than the rest of the screen.
    [`${phoneWide} and (min-height: 600px)`]: {
      position: 'sticky',
      insetBlockStart: `calc(${touch()} + env(safe-area-inset-top, 0px))`,
    },
  },
});
export const titles = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${px(4)} ${px(12)}`,
  minBlockSize: touch(),
  paddingInline: px(16),
});
export const weekName = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: px(8) });
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(12),
  paddingBlock: px(12),
});
export const padded = style({ paddingInline: px(16) });
export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(8),
  paddingBlockEnd: px(8),
});

/** Leaves seven days of 44 px on the narrowest phone too. */
const sides = `clamp(0px, (100% - 7 * 44px) / 2, ${px(8)})`;
const seven = style({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', paddingInline: sides });
export const weekdays = style([seven, { paddingBlockEnd: px(2) }]);
export const weekday = style({
  textAlign: 'center',
  color: vars.color.inkTertiary,
  fontSize: vars.text.micro.size,
  lineHeight: vars.text.micro.line,
  selectors: { '&[data-today]': { color: vars.theme.text, fontWeight: vars.font.strong } },
});
/** Hides the weeks that have not been pulled out yet. */
export const frame = style({ display: 'flow-root', selectors: { '&[data-folding]': { overflowY: 'clip' } } });
export const strip = style([
  seven,
  {
    rowGap: px(2),
    marginBlock: 0,
    listStyle: 'none',
    // Horizontal gestures are handled here; vertical ones scroll the page, unless they open or close the month.
    touchAction: 'pan-y',
  },
]);
/** The whole cell is the touch target of the day. */
export const cell = style({ display: 'grid', placeItems: 'center', minBlockSize: touch() });
export const number = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: `min(${px(44)}, 100%)`,
  blockSize: px(44),
  borderRadius: vars.radius.medium,
  // Two digits fit on one line of a seventh of the screen, in any text size.
  fontSize: `min(${vars.text.title3.size}, 9.5vw)`,
  whiteSpace: 'nowrap',
  transition: 'background 120ms',
  selectors: {
    '&[data-around]': { color: vars.color.inkTertiary },
    '&[data-today]': { color: vars.theme.text, fontWeight: vars.font.strong },
    '&[data-chosen]': { background: vars.theme.solid, color: vars.theme.onSolid, fontWeight: vars.font.strong },
  },
  '@media': {
    [reduced]: { transition: 'none' },
    '(forced-colors: active)': {
      selectors: { '&[data-chosen]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});
export const mark = style({
  position: 'absolute',
  insetBlockEnd: px(4),
  inlineSize: px(4),
  blockSize: px(4),
  borderRadius: px(2),
  background: 'currentColor',
  selectors: { [`${number}:not([data-chosen]) > &`]: { background: vars.theme.control } },
});
export const turn = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  paddingInline: px(8),
  color: vars.color.inkSecondary,
});
export const handle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: `min(${px(120)}, 100%)`,
  marginInline: 'auto',
  blockSize: touch(),
  '::before': {
    content: '',
    inlineSize: px(32),
    blockSize: px(4),
    borderRadius: px(2),
    background: vars.color.controlBorder,
  },
});
