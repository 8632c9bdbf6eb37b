import { style, styleVariants } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import { columnTracks } from '../../../shell/skeleton/frames.ts';

export const failed = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(8),
  minHeight: px(44),
});

/** One line high, between sections of the phone's page. */
export const phonePanel = style({
  margin: `0 ${px(12)} ${px(12)}`,
  padding: `${px(4)} ${px(16)}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  breakInside: 'avoid',
});

/** A list without markers; the parent lays out its items. */
export const bare = style({ listStyle: 'none', margin: 0, padding: 0 });

/** Three services per row, fewer in larger type. */
export const services = style([
  bare,
  {
    display: 'grid',
    gridTemplateColumns: columnTracks(3, 220, 12),
    gap: `${px(8)} ${px(12)}`,
    marginInline: px(-12),
    selectors: { '[data-care] &': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);

export const legend = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: px(24),
  marginBlockStart: px(20),
});
export const marks = style({ display: 'flex', gap: px(24) });
export const legendItem = style({ display: 'flex', alignItems: 'center', gap: px(8) });
const mark = style({ inlineSize: px(14), blockSize: px(14), borderRadius: vars.radius.small });
export const legendFilled = style([mark, { background: vars.theme.shade60 }]);
export const legendOutlined = style([mark, { boxShadow: `inset 0 0 0 ${vars.stroke.line} ${vars.theme.shade60}` }]);

export const topics = style([bare, { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: px(24) }]);

export const topicsFour = style([
  bare,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: px(16),
    selectors: { '[data-care] &': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);

/** As high as the highest one beside it. */
export const topic = style({ display: 'grid' });

export const toolRow = style([
  bare,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--columns), minmax(min-content, 1fr))',
    blockSize: px(80),
    // Larger text needs columns as wide as the text.
    selectors: { '[data-care] &': { gridTemplateColumns: 'repeat(var(--columns), auto)' } },
  },
]);
export const tool = style({
  display: 'grid',
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    '& + &::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: px(28),
      blockSize: px(24),
      inlineSize: vars.stroke.line,
      background: vars.color.line,
    },
  },
});
export const toolBody = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: px(12),
  blockSize: '100%',
  selectors: { '[data-care] &': { gap: px(4) } },
});
export const toolIcon = style({ display: 'flex', color: vars.theme.text });

export const mine = style([bare, { display: 'grid', gridTemplateColumns: 'repeat(8, minmax(0, 1fr))', gap: px(12) }]);

export const groups = style([
  bare,
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(260)}), 1fr))`,
    gap: vars.stroke.line,
    border: `${vars.stroke.line} solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    overflow: 'hidden',
    selectors: { '[data-care] &': { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(340)}), 1fr))` } },
  },
]);
/** Each item draws lines to its right and below; the grid's border covers those at the edges. */
export const group = style({
  boxShadow: `${vars.stroke.line} 0 0 ${vars.color.line}, 0 ${vars.stroke.line} 0 ${vars.color.line}`,
});
export const groupBody = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  minBlockSize: px(72),
  paddingInline: px(20),
  '@media': { '(hover: hover)': { ':hover': { background: vars.theme.shade06 } } },
});
export const grow = style({ flex: 1, minInlineSize: 0 });

export const statistic = style({
  paddingBlockStart: px(32),
  borderBlockStart: `${vars.stroke.line} solid ${vars.color.line}`,
});

/** A lead story and a list beside it. */
export const newsNarrow = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) minmax(0, 2fr)`,
  gap: px(32),
  alignItems: 'start',
  selectors: { '[data-care] &': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const newsPanel = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: px(24),
  alignItems: 'start',
});

export const guestText = style({ marginBlock: `${px(4)} ${px(16)}` });

export const add = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: px(12),
  paddingBlock: px(16),
});

/** The module's name in the narrow column, and its action. */
export const columnHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(12),
  minBlockSize: px(32),
  marginBlockEnd: px(4),
});

export const rowsSkeleton = style({ display: 'grid' });
const rowSkeleton = style({ display: 'flex', alignItems: 'center' });
const heights = { 44: 44, 54: 54, 60: 60, 64: 64, 93: 93, 99: 99, 105: 105 } as const;
/** By the maximum height of a row, in design px. */
export const rowHeights = styleVariants(heights, (height) => [rowSkeleton, { minBlockSize: px(height) }]);

/** The late content is placed over its skeleton, which keeps the space. */
export const late = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' });
export const inPlace = style({ gridArea: '1 / 1', minInlineSize: 0 });
export const reserved = style([inPlace, { visibility: 'hidden' }]);

/** Content blocks below each other. */
export const blocks = style({ display: 'grid', gap: px(40) });
/** Pictures of the same size, as many as fit. */
export const pictures = style([
  bare,
  { display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(220)}), 1fr))`, gap: px(24) },
]);
/** Four services per row where nothing is beside them. */
export const servicesWide = style([
  services,
  {
    gridTemplateColumns: columnTracks(4, 200, 12),
  },
]);
