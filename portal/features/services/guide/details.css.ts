import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import * as frames from '../../../shell/skeleton/frames.ts';

const bare = { listStyle: 'none', margin: 0, padding: 0 } as const;

export const wrap = style(frames.wrap);
export const crumbs = style({ '@media': { print: { display: 'none' } } });
export const collect = style({ flex: 'none', '@media': { print: { display: 'none' } } });
export const columns = style([frames.guideFrame, { '@media': { print: { gridTemplateColumns: 'minmax(0, 1fr)' } } }]);
export const main = style({ minInlineSize: 0 });
export const grow = style({ flex: 1, minInlineSize: 0 });

export const head = style({ display: 'flex', alignItems: 'center', gap: px(20) });
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${px(4)} ${px(12)}`,
  marginBlockStart: px(4),
});
export const starred = style({ color: vars.color.star });
export const summary = style({ display: 'block', marginBlockStart: px(16) });
export const facts = style({ marginBlockStart: px(24) });

export const anchors = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  marginBlockStart: px(8),
  background: vars.color.surface,
  '@media': { print: { display: 'none' } },
});
export const section = style({ paddingBlockStart: px(40), scrollMarginBlockStart: px(24), outline: 'none' });
export const sectionHead = style({ marginBlockEnd: px(16), breakAfter: 'avoid' });
export const updated = style({ display: 'block', marginBlockStart: px(40) });

export const aside = style({
  position: 'sticky',
  insetBlockStart: px(24),
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
});
export const start = style({ display: 'grid', gap: px(12), padding: px(24) });
export const phone = style({ display: 'grid', justifyItems: 'center', gap: px(16), textAlign: 'center' });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: px(8),
  marginBlockStart: px(8),
  marginInlineStart: px(-12),
});
export const related = style({ marginBlockStart: px(24) });
export const records = style({ ...bare, marginBlockStart: px(8) });
export const record = style({
  position: 'relative',
  paddingBlock: px(10),
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.line} solid ${vars.color.lineSubtle}` } },
});
/** The whole record is clickable, its title is the link. */
export const recordCover = style({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.medium,
  marginInline: px(-12),
  '@media': { '(hover: hover)': { selectors: { [`${record}:hover &`]: { background: vars.theme.shade04 } } } },
});
export const relatedList = style({ ...bare, marginBlockStart: px(8), marginInline: px(-12) });
