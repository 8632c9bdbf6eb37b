import { globalStyle, style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import { compactWidth } from '../../../lib/media.ts';
import { bare, wrap } from '../../../parts/page/page.css.ts';
import * as frames from '../../../shell/skeleton/frames.ts';

const print = 'print';

/**
 * A side column of 280 px for the small month, the school calendar and the legend; the rest for the schedule (DESIGN
 * §5).
 */
export const layout = style([
  wrap,
  {
    ...frames.flow(40),
    // The side column is first visually, but after the schedule for the keyboard and in a narrow window.
    flexDirection: 'row-reverse',
    paddingBlock: `${px(24)} ${px(72)}`,
    '@media': {
      [print]: { display: 'block', inlineSize: '100%', maxInlineSize: '100%', paddingBlock: 0 },
    },
  },
]);

export const side = style([
  frames.flowSide(280),
  {
    display: 'grid',
    gap: px(24),
    gridTemplateColumns: frames.columnTracks(2, 280, 24),
    '@media': { [compactWidth]: { flexBasis: '100%' }, [print]: { display: 'none' } },
  },
]);
export const block = style({
  display: 'grid',
  gap: px(8),
  alignContent: 'start',
  selectors: { '& + &': { paddingBlockStart: px(24), borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const actions = style([block, { justifyItems: 'start', gap: 0 }]);
// Aligns their text with the content above.
globalStyle(`${actions} > *`, { marginInlineStart: px(-12) });
export const main = style({
  display: 'grid',
  flex: `9999 1 ${px(720)}`,
  // Where both fit, reserves the side column's space before it arrives: a row that is filled from its end would visibly
  // move.
  maxInlineSize: `max(100% - ${px(320)}, min(100%, (${px(1040)} - 100%) * 9999))`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(20),
  minInlineSize: 0,
  '@media': { [compactWidth]: { flexBasis: '100%', maxInlineSize: 'none' }, [print]: { maxInlineSize: 'none' } },
  selectors: { '[data-care] &': { flexBasis: '100%', maxInlineSize: 'none' } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${px(12)} ${px(24)}`,
});
export const titles = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${px(4)} ${px(16)}` });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: px(8),
  '@media': { [print]: { display: 'none' } },
});
/** Another month is loading. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(12),
  minInlineSize: 0,
  overflowX: 'auto',
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
  transition: 'opacity 120ms',
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const events = style([bare, { display: 'grid' }]);
export const event = style({
  display: 'grid',
  gridTemplateColumns: `minmax(${px(52)}, max-content) minmax(0, 1fr) auto`,
  gap: px(4),
  alignItems: 'baseline',
  inlineSize: '100%',
  paddingBlock: px(6),
  textAlign: 'start',
  borderRadius: vars.radius.small,
  cursor: 'pointer',
});
// In large type a date can be as wide as its column and needs a distance to the title.
globalStyle(`${event} > :first-child`, { paddingInlineEnd: px(8) });
export const note = style({ marginInlineStart: px(16) });
export const months = style({ display: 'grid', gap: px(32) });

export const legend = style([bare, { display: 'grid', gap: px(4) }]);
export const legendRow = style({ display: 'flex', alignItems: 'center', gap: px(10) });
export const dot = style({
  flex: 'none',
  inlineSize: px(10),
  blockSize: px(10),
  borderRadius: px(3),
  selectors: {
    '&[data-group="course"]': { background: vars.theme.control },
    '&[data-group="exam"]': { background: vars.color.warning },
    '&[data-group="personal"]': { background: vars.color.controlBorder },
    '&[data-group="calendar"]': { background: vars.color.success },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

// A printed week has no header and footer, and is as wide as the paper.
globalStyle('html:has([data-print="schedule"]) :is(body header, body footer)', {
  '@media': { [print]: { display: 'none' } },
});
