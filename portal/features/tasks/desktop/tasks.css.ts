import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import { wrap } from '../../../parts/page/page.css.ts';

const line = `${vars.stroke.line} solid ${vars.color.line}`;
const lineSubtle = `${vars.stroke.line} solid ${vars.color.lineSubtle}`;

/** The area above the list and the side column. */
export const top = style([
  wrap,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: px(16), marginBlockEnd: px(24) },
]);

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${px(12)} ${px(24)}`,
});
export const toolsStart = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: px(8) });

/** The list and the side column, which moves below it in large type. */
export const columns = style([
  wrap,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: px(40), paddingBlockEnd: px(64) },
]);
export const main = style({
  flex: `999 1 ${px(640)}`,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(24),
});

export const lists = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: px(16) });
export const panel = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: line,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  overflow: 'hidden',
});
/** The list inside a panel. */
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  position: 'relative',
  display: 'flex',
  // In large type the facts are below the text.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${px(8)} ${px(16)}`,
  boxSizing: 'border-box',
  minBlockSize: px(72),
  padding: `${px(12)} ${px(20)}`,
  selectors: {
    '& + &': { borderBlockStart: lineSubtle },
    [`${panel} ${rows} > &:first-child`]: { borderBlockStart: line },
  },
  '@media': { '(hover: hover)': { ':hover': { background: vars.theme.shade06 } } },
});
/** The source, or who has to act. */
export const where = style({
  flex: `0 0 ${px(152)}`,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(4),
});
/** A date is not truncated. */
export const standing = style([where, { flexBasis: px(136), minInlineSize: 'max-content' }]);
/** Takes the column's width, without widening it. */
export const sentence = style({ inlineSize: 0, minInlineSize: '100%' });
export const end = style({
  flex: 'none',
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: px(4),
  minInlineSize: px(80),
  marginInlineStart: 'auto',
  color: vars.theme.text,
  whiteSpace: 'nowrap',
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
});
export const words = style({
  flex: `1 1 ${px(240)}`,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const title = style({
  color: vars.color.ink,
  fontWeight: vars.font.strong,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  overflowWrap: 'anywhere',
});
/** The name of the applicant, before the title. */
export const who = style({ marginInlineEnd: px(12) });
export const plain = style({ fontWeight: vars.font.regular });
/** Extends the title's link over its row. */
export const cover = style({ position: 'absolute', inset: 0 });

export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${px(4)} ${px(16)}`,
  minBlockSize: px(56),
  padding: `${px(8)} ${px(20)}`,
  background: vars.color.paper,
});
export const groupEnd = style({ display: 'flex', alignItems: 'center', gap: px(8), marginInlineStart: 'auto' });
export const groupFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: px(8),
  padding: `${px(8)} ${px(20)}`,
  borderBlockStart: lineSubtle,
});

/** 退回 and 同意, at the end of a group's foot. */
export const decide = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: px(12),
  marginInlineStart: 'auto',
});

export const aside = style({
  flex: `1 1 ${px(280)}`,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(32),
  alignContent: 'start',
});
export const lost = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(8),
});
export const sources = style({ marginBlockStart: px(8) });
export const due = style({ margin: `${px(12)} 0 0`, padding: 0, listStyle: 'none', display: 'grid', gap: px(12) });
export const dueRow = style({
  display: 'grid',
  gridTemplateColumns: `${px(64)} minmax(0, 1fr)`,
  gap: px(12),
  selectors: { '[data-care] &': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});
