import { globalStyle, style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import { wrap } from '../../../parts/page/page.css.ts';
import * as frames from '../../../shell/skeleton/frames.ts';

const stacked = { gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const line = `${vars.stroke.line} solid ${vars.color.line}`;
const lineSubtle = `${vars.stroke.line} solid ${vars.color.lineSubtle}`;

export const ground = style({});
// Down to the footer, also on a short page.
globalStyle(`main:has(${ground})`, { background: vars.color.paper });
export const frame = style([wrap, frames.placesFrame]);
export const side = style({ position: 'sticky', insetBlockStart: px(24) });
export const nav = style({ padding: px(12) });
export const leave = style({ marginBlockStart: px(8), paddingBlockStart: px(8), borderBlockStart: line });
/** Aligns the sign-out text with the text of the navigation. */
export const leaveWords = style({ marginInlineStart: px(-4) });
export const panels = style({ display: 'grid', ...stacked, gap: px(24) });
export const panel = style({
  boxSizing: 'border-box',
  minInlineSize: 0,
  border: line,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  padding: px(24),
});
export const panelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${px(8)} ${px(24)}`,
  marginBlockEnd: px(16),
});

export const card = style([panel, { padding: 0, overflow: 'hidden' }]);
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: px(96),
  objectFit: 'cover',
  objectPosition: 'right 60%',
});
export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${px(12)} ${px(24)}`,
  paddingInline: px(24),
  paddingBlock: `${px(8)} ${px(24)}`,
});
/** The picture overlaps the edge of the one behind it. */
export const portrait = style({
  position: 'relative',
  flex: 'none',
  marginBlockStart: px(-32),
  border: `${px(4)} solid ${vars.color.surface}`,
  borderRadius: vars.radius.round,
  background: vars.color.surface,
});
export const whoWords = style({ flex: `1 1 ${px(280)}`, minInlineSize: 0 });
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: px(12) });
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${px(4)} ${px(24)}` });

/** Numbers between lines, in rows of `--columns` columns, or of two in large type; the first of a row has no line. */
export const assets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  rowGap: px(16),
  overflow: 'hidden',
  margin: 0,
  paddingBlock: px(16),
  borderBlockStart: line,
  selectors: { '[data-care] &': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const asset = style({
  minInlineSize: 0,
  marginInlineStart: `calc(-1 * ${vars.stroke.line})`,
  paddingInline: px(24),
  borderInlineStart: line,
});
export const assetValue = style({ margin: 0 });
export const cardFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${px(4)} ${px(24)}`,
  minBlockSize: px(48),
  paddingInline: `${px(24)} ${px(12)}`,
  borderBlockStart: lineSubtle,
});

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${px(128)}, 1fr))`,
  gap: px(8),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A setting: its name at the start, its control at the end, or below where there is no room. */
export const setting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${px(12)} ${px(32)}`,
  paddingBlock: px(20),
  borderBlockStart: lineSubtle,
});
export const settingWords = style({ flex: `1 1 ${px(240)}`, minInlineSize: 0 });
export const settingControl = style({ flex: `0 1 ${px(400)}`, minInlineSize: 0 });
export const preview = style({
  display: 'grid',
  ...stacked,
  gap: px(8),
  padding: px(20),
  borderRadius: vars.radius.medium,
  background: vars.color.paper,
});
export const previewRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: px(16) });
export const previewWords = style({ flex: 1, minInlineSize: 0 });

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: px(16),
  marginBlockEnd: px(16),
});
export const filter = style({ inlineSize: px(240), maxInlineSize: '100%' });
export const dot = style({
  flex: 'none',
  inlineSize: px(8),
  blockSize: px(8),
  borderRadius: vars.radius.round,
  background: vars.color.badge,
});
/** Keeps the text of read messages aligned with that of unread ones. */
export const noDot = style({ flex: 'none', inlineSize: px(8) });
export const stack = style({ display: 'grid', ...stacked, gap: px(16) });
export const days = style({ display: 'grid', ...stacked, gap: px(32) });

export const messages = style({ margin: 0, padding: 0, listStyle: 'none' });
export const message = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `${px(4)} ${px(16)}`,
  paddingBlock: px(16),
  selectors: { '& + &': { borderBlockStart: lineSubtle } },
});
export const messageWords = style({ display: 'grid', ...stacked, gap: px(4) });
