import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import { column, panel, service } from './skeleton.css.ts';

const hairline = `${vars.stroke.line} solid ${vars.color.line}`;
const hairlineSubtle = `${vars.stroke.line} solid ${vars.color.lineSubtle}`;

export const part = style([panel, { boxSizing: 'border-box', minInlineSize: 0, padding: px(24) }]);
export const head = style({ marginBlockEnd: px(16) });
export const tools = style({ display: 'flex', alignItems: 'center', minBlockSize: px(32), marginBlockEnd: px(16) });
export const note = style({ display: 'flex', alignItems: 'center', blockSize: vars.text.body.line });

export const card = style([panel, { overflow: 'hidden' }]);
export const who = style([service, { gap: px(24), padding: `${px(8)} ${px(24)} ${px(24)}` }]);
export const portrait = style({ flex: 'none', marginBlockStart: px(-32) });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gridAutoRows: px(52),
  alignItems: 'center',
  gap: `${px(16)} ${px(24)}`,
  padding: `${px(16)} ${px(24)}`,
  borderBlock: hairline,
  selectors: { '[data-care] &': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: px(48),
  paddingInline: px(24),
});
export const icons = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${px(128)}, 1fr))`,
  gap: px(8),
});
export const icon = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: px(12),
  blockSize: px(117),
});
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${px(160)}, 1fr))`,
  gap: px(12),
});
export const fact = style([service, { gap: px(16), minBlockSize: px(47) }]);
/** A row with an icon at its start and a state at its end. */
export const row = style([service, { gap: px(12), minBlockSize: px(64) }]);
export const message = style([
  column,
  { gap: px(12), paddingBlock: px(18), selectors: { '& + &': { borderBlockStart: hairlineSubtle } } },
]);
export const tabs = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(32),
  minBlockSize: px(48),
  borderBlockEnd: hairline,
});
export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignItems: 'center',
  gap: px(24),
  minBlockSize: px(52),
  borderBlockEnd: hairlineSubtle,
});
export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: px(40),
});
export const looks = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${px(160)}, 1fr))`,
  gap: px(16),
  marginBlock: `${px(12)} ${px(24)}`,
});
export const setting = style([
  service,
  { justifyContent: 'space-between', minBlockSize: px(92), borderBlockStart: hairlineSubtle },
]);
