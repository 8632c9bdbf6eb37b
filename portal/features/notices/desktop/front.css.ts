import { style } from '@vanilla-extract/css';
import { px, targetSize, vars } from '@yimen/ui/vars';
import { compactWidth } from '../../../lib/media.ts';
import { wrap } from '../../../parts/page/page.css.ts';
import * as frames from '../../../shell/skeleton/frames.ts';
import { rows } from '../../news/shared/article-row.css.ts';

const bare = { listStyle: 'none', margin: 0, padding: 0 } as const;

export const top = style([wrap, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockEnd: px(56) }]);

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: px(12),
  paddingBlock: px(12),
  borderBlockEnd: `${vars.stroke.line} solid ${vars.color.line}`,
  marginBlockEnd: px(32),
});
export const chipList = style({ ...bare, display: 'flex', flexWrap: 'wrap', gap: px(8), flex: 1, minInlineSize: 0 });
export const chip = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(8),
  minBlockSize: targetSize(px(36)),
  paddingInline: px(14),
  borderRadius: vars.radius.medium,
  background: vars.color.paper,
  transition: `background ${vars.motion.fast}`,
  '@media': { '(hover: hover)': { ':hover': { background: vars.theme.shade10 } } },
});
export const choices = style({ ...bare, display: 'grid', gap: px(4), marginBlockStart: px(16) });

export const lead = style({
  ...frames.flow(48),
  '@media': { [compactWidth]: { columnGap: px(32) } },
});
export const beside = style(frames.flowSide(300));
export const besideList = rows;
export const more = style({
  borderBlockStart: `${vars.stroke.line} solid ${vars.color.lineSubtle}`,
  paddingBlockStart: px(8),
});
/** Its text is aligned with the titles. */
export const moreWords = style({ marginInlineStart: px(-12) });
export const story = style([
  frames.flowMain(600, 696),
  { position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: px(8) },
]);
export const picture = style({ display: 'block', marginBlockEnd: px(12) });
/** The whole card is clickable, its title is the link. */
export const cover = style({ position: 'absolute', inset: 0, borderRadius: vars.radius.medium });

export const coming = style({ marginBlockStart: px(56) });
/** Hides the line before the first day of a row. */
export const days = style({
  overflow: 'hidden',
  borderBlockStart: `${vars.stroke.line} solid ${vars.color.line}`,
});
export const dayList = style({
  ...bare,
  display: 'grid',
  gridTemplateColumns: frames.columnTracks(4, 220, 0),
  marginInlineStart: px(-25),
  selectors: { '[data-care] &': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const day = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: px(4),
  minInlineSize: 0,
  padding: `${px(20)} ${px(24)} ${px(12)}`,
  borderInlineStart: `${vars.stroke.line} solid ${vars.color.line}`,
});
export const date = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${px(8)}` });

export const band = style({ background: vars.color.paper, paddingBlock: `${px(40)} ${px(48)}` });
export const lists = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: frames.columnTracks(3, 320, 48),
    gap: `${px(40)} ${px(48)}`,
    alignItems: 'start',
    selectors: { '[data-care] &': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);
