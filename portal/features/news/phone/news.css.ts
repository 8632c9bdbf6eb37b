import { style } from '@vanilla-extract/css';
import { fullBleed, phoneWide, px, vars } from '@yimen/ui/vars';

const line = `${vars.stroke.line} solid ${vars.color.lineSubtle}`;

export const list = style({ paddingInline: px(16), background: vars.color.surface, ...fullBleed(vars.color.surface) });
export const row = style({ borderBlockEnd: line });
export const lead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(8),
  paddingBlock: px(16),
  borderBlockEnd: line,
  // Its picture is as wide as a column of the articles below.
  '@media': { [phoneWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: px(32) } },
});
export const leadWords = style({ display: 'grid', alignContent: 'start', gap: px(8) });

export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(16),
  maxInlineSize: px(720),
  marginInline: 'auto',
  padding: `${px(16)} ${px(16)} ${px(40)}`,
});
export const sheet = style({ background: vars.color.surface, ...fullBleed(vars.color.surface) });
/** Spaced so that each link has a touch target of 44 px. */
export const neighbours = style({ display: 'grid', gap: px(26), paddingBlockStart: px(8), borderBlockStart: line });
