import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

const line = `${vars.stroke.line} solid ${vars.color.lineSubtle}`;

export const list = style({ paddingInline: px(16), background: vars.color.surface });
export const row = style({ borderBlockEnd: line });
/** On a wide window the picture stands beside the words: over the whole width it would be all that one sees. */
export const lead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${px(8)} ${px(16)}`,
  paddingBlock: px(16),
  borderBlockEnd: line,
  '@media': {
    '(min-width: 600px)': { selectors: { '&:has(img)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  },
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
export const sheet = style({ background: vars.color.surface });
export const neighbours = style({ display: 'grid', gap: px(12), paddingBlockStart: px(8), borderBlockStart: line });
