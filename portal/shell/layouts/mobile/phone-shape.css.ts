import { style } from '@vanilla-extract/css';
import { acrossNotch, fullBleed, px, vars } from '@yimen/ui/vars';

const surface = { background: vars.color.surface, ...fullBleed(vars.color.surface) };

/** A picture with content over its bottom edge, on which the first card overlaps. */
export const hero = style({
  display: 'flex',
  alignItems: 'end',
  boxSizing: 'border-box',
  minBlockSize: px(240),
  marginBlockEnd: px(-16),
  paddingBlockEnd: px(32),
  ...acrossNotch(px(12)),
  background: vars.theme.shade08,
});

export const card = style({ paddingBlock: px(12) });
export const sheet = style(surface);
export const title = style({ padding: `${px(4)} ${px(16)} ${px(12)}` });
export const collected = style([sheet, { paddingBlock: `${px(8)} ${px(16)}` }]);
export const search = style([sheet, { padding: `${px(4)} ${px(12)} ${px(12)}` }]);
export const hall = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', marginBlockStart: px(8) });
/** As wide as four characters with padding. */
export const rail = style({
  display: 'grid',
  alignContent: 'start',
  gap: px(36),
  padding: `${px(18)} ${px(16)}`,
});
