import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

const compact = '(max-width: 1199px)';
const wide = '(min-width: 1537px)';
const line = `${vars.stroke.line} solid ${vars.color.line}`;

export const wrap = style({
  inlineSize: vars.size.main,
  maxInlineSize: `calc(100% - ${px(48)})`,
  marginInline: 'auto',
});
export const column = style({ display: 'grid', gap: px(16), alignContent: 'start' });
export const lines = style({ display: 'grid', flex: 1, gap: px(12), minInlineSize: 0 });

const hero = style({ background: vars.theme.shade08 });
export const heroGuest = style([hero, { blockSize: px(400), '@media': { [wide]: { blockSize: px(440) } } }]);
export const heroMember = style([hero, { blockSize: px(296), '@media': { [wide]: { blockSize: px(344) } } }]);
export const wordsGuest = style([column, { paddingBlockStart: px(80) }]);
export const wordsMember = style([column, { paddingBlockStart: px(52) }]);

export const today = style({
  display: 'grid',
  gridTemplateColumns: `${px(432)} ${px(432)} minmax(0, 1fr)`,
  position: 'relative',
  marginBlockStart: px(-72),
  border: line,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  '@media': { [compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const pane = style([column, { padding: px(24) }]);
export const split = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${px(384)}`,
  gap: px(24),
  paddingBlock: `${px(48)} ${px(56)}`,
});
export const services = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: px(40),
  paddingBlockStart: px(32),
  '@media': { [compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const service = style({ display: 'flex', alignItems: 'center', gap: px(16) });

export const hallHead = style({ borderBlockEnd: line, background: vars.color.paper });
export const hallHeadInner = style([
  wrap,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: px(40), minBlockSize: px(128) },
]);
export const hall = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: `${px(200)} minmax(0, 1fr)`,
    gap: px(40),
    paddingBlock: `${px(32)} ${px(64)}`,
  },
]);
export const filters = style({ display: 'grid', gap: px(24), paddingBlock: `${px(12)} ${px(32)}` });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: px(16),
  '@media': { [compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  minBlockSize: px(144),
  padding: px(20),
  border: line,
  borderRadius: vars.radius.medium,
});
export const guide = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${px(312)}`,
    gap: px(48),
    paddingBlock: `${px(64)} ${px(72)}`,
  },
]);
