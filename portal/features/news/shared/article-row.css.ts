import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

export const rows = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  position: 'relative',
  display: 'flex',
  gap: px(20),
  alignItems: 'start',
  paddingBlock: px(18),
  selectors: {
    '& + &': { borderBlockStart: `${vars.stroke.line} solid ${vars.color.lineSubtle}` },
    '&:first-child': { paddingBlockStart: 0 },
  },
});
export const words = style({ display: 'grid', gap: px(6), flex: 1, minInlineSize: 0 });
/** The whole row is clickable, its text is the link. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.medium,
  '@media': { '(hover: hover)': { selectors: { [`${row}:hover &`]: { background: vars.theme.shade04 } } } },
});
/** The small picture beside an article's text; decorative. */
export const thumb = style({ display: 'block', inlineSize: px(128), flex: 'none' });
