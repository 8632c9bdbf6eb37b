import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

const compact = '(max-width: 1199px)';
const bare = { listStyle: 'none', margin: 0, padding: 0 } as const;

const wrap = style({ inlineSize: vars.size.main, maxInlineSize: `calc(100% - ${px(48)})`, marginInline: 'auto' });

export const head = style({
  background: vars.color.paper,
  borderBlockEnd: `${vars.stroke.line} solid ${vars.color.line}`,
});
export const headInner = style([
  wrap,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: px(40),
    minBlockSize: px(128),
  },
]);
export const search = style({ inlineSize: px(560), flex: '0 1 auto' });

export const body = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: `${px(200)} minmax(0, 1fr)`,
    gap: px(40),
    alignItems: 'start',
    paddingBlock: `${px(32)} ${px(64)}`,
  },
]);
export const main = style({ minInlineSize: 0 });
export const filters = style({ borderBlockStart: `${vars.stroke.line} solid ${vars.color.lineSubtle}` });

export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(8),
  minBlockSize: px(32),
  whiteSpace: 'nowrap',
});
export const box = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  inlineSize: px(20),
  blockSize: px(20),
  flex: 'none',
  border: `${px(1.5)} solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.small,
  selectors: {
    '&[data-state="on"]': {
      background: vars.theme.solid,
      borderColor: vars.theme.solid,
      color: vars.theme.onSolid,
    },
  },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(24),
  minBlockSize: px(64),
  paddingBlock: px(12),
  boxSizing: 'border-box',
});
export const count = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${px(8)} ${px(12)}` });
export const chosen = style({ ...bare, display: 'flex', flexWrap: 'wrap', gap: px(8) });
export const removable = style({ display: 'flex', alignItems: 'center', gap: px(8) });
export const sorts = style({ ...bare, display: 'flex', gap: px(24), whiteSpace: 'nowrap' });

export const cards = style({
  ...bare,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: px(16),
  '@media': { [compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  selectors: { '[data-care] &': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const card = style({ display: 'grid', minInlineSize: 0 });
export const pages = style({ marginBlockStart: px(32) });
export const failed = style({ display: 'flex', alignItems: 'center', gap: px(8), minBlockSize: px(64) });
