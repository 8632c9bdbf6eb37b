import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import * as frames from './frames.ts';
import { wrap as pageWrap } from './skeleton.css.ts';

const hairline = `${vars.stroke.line} solid ${vars.color.line}`;
const across = { display: 'flex', alignItems: 'center' } as const;

export const wrap = pageWrap;
export const crumbs = style({ ...across, gap: px(28), minBlockSize: px(56) });
export const columns = style(frames.guide);
export const main = style({ minInlineSize: 0 });

export const head = style({ ...across, gap: px(20), minBlockSize: px(70) });
export const names = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', flex: 1, gap: px(14) });
export const summary = style({ ...across, blockSize: vars.text.body.line, marginBlockStart: px(16) });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  boxSizing: 'border-box',
  minBlockSize: px(96),
  marginBlockStart: px(24),
  paddingBlock: px(20),
  borderBlock: hairline,
});
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  paddingInline: px(24),
  borderInlineStart: hairline,
  selectors: { '&:first-child': { paddingInlineStart: 0, borderInlineStart: 'none' } },
});
export const anchors = style({
  ...across,
  gap: px(32),
  boxSizing: 'border-box',
  minBlockSize: px(48),
  marginBlockStart: px(8),
  borderBlockEnd: hairline,
});

export const section = style({ paddingBlockStart: px(40) });
export const sectionTitle = style({ ...across, blockSize: vars.text.title2.line, marginBlockEnd: px(16) });
export const text = style({
  ...across,
  blockSize: vars.text.body.line,
  selectors: { '& + &': { marginBlockStart: px(14) } },
});
export const row = style({
  ...across,
  justifyContent: 'space-between',
  minBlockSize: px(64),
  borderBlockEnd: hairline,
});
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  minBlockSize: px(158),
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: px(16),
});

export const start = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  boxSizing: 'border-box',
  minBlockSize: px(140),
  padding: px(24),
  border: hairline,
  borderRadius: vars.radius.medium,
});
export const tools = style({ ...across, gap: px(32), minBlockSize: px(32), marginBlockStart: px(8) });
export const title = style({ ...across, blockSize: vars.text.title3.line, marginBlock: `${px(24)} ${px(8)}` });
export const related = style({ ...across, gap: px(16), minBlockSize: px(80) });
