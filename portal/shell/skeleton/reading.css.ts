import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import * as frames from './frames.ts';
import { column as stackedColumn, wrap } from './skeleton.css.ts';

const hairline = `${vars.stroke.line} solid ${vars.color.line}`;

export const column = stackedColumn;
export const head = style([
  wrap,
  {
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: px(40),
    paddingBlock: `${px(32)} ${px(4)}`,
  },
]);
export const body = style([wrap, { paddingBlockEnd: px(56) }]);
export const tabs = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(32),
  minBlockSize: px(48),
  borderBlockEnd: hairline,
});
export const chips = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(8),
  minBlockSize: px(60),
  borderBlockEnd: hairline,
  marginBlockEnd: px(32),
});
export const lead = style(frames.flow(48));
export const leadMain = style([column, frames.flowMain(600, 696)]);
export const leadSide = style([column, frames.flowSide(300)]);
export const picture = style({
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.medium,
  background: vars.color.skeleton,
});
export const list = style([column, { paddingBlockStart: px(24) }]);
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(20),
  paddingBlockEnd: px(16),
  borderBlockEnd: `${vars.stroke.line} solid ${vars.color.lineSubtle}`,
});
/** As wide as the notices' own columns. */
export const notices = style({
  display: 'flex',
  flexWrap: 'wrap',
  minBlockSize: px(720),
  marginBlockStart: px(24),
  border: hairline,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
});
export const noticeTypes = style([
  column,
  { flex: `0 0 ${px(175)}`, gap: px(24), padding: px(24), paddingInlineEnd: 0, borderInlineEnd: hairline },
]);
export const noticeList = style({ flex: `1 1 ${px(424)}`, minInlineSize: 0 });
export const notice = style({
  display: 'flex',
  padding: `${px(18)} ${px(20)} ${px(18)} ${px(36)}`,
  borderBlockEnd: `${vars.stroke.line} solid ${vars.color.lineSubtle}`,
});
export const noticePane = style({
  flex: `9999 1 ${px(400)}`,
  minInlineSize: 0,
  borderInlineStart: hairline,
  selectors: { '[data-care] &': { flexBasis: '100%' } },
});
export const article = style([
  wrap,
  {
    ...frames.flow(48),
    paddingBlock: `${px(64)} ${px(72)}`,
  },
]);
export const articleTools = style([column, { flex: `0 0 ${px(160)}` }]);
export const articleMain = style([column, frames.flowMain(600, 720)]);
export const articleSide = style([column, frames.flowSide(200)]);
export const searchHead = style({ background: vars.color.paper, borderBlockEnd: hairline });
export const searchField = style([wrap, { paddingBlock: `${px(28)} ${px(64)}` }]);
export const results = style([
  wrap,
  {
    ...frames.flow(72),
    paddingBlock: `${px(52)} ${px(72)}`,
  },
]);
export const resultsMain = style([column, frames.flowMain(600, 816)]);
export const resultsSide = style([column, frames.flowSide(240)]);
