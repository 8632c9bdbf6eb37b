import { style } from '@vanilla-extract/css';
import { fullBleed, phoneWide, px, vars } from '@yimen/ui/vars';

export const day = style({ padding: `${px(12)} ${px(16)} ${px(8)}` });
export const cell = style({
  background: vars.color.surface,
  ...fullBleed(vars.color.surface),
  borderBlockEnd: `${vars.stroke.line} solid ${vars.color.lineSubtle}`,
});
export const row = style({
  position: 'relative',
  display: 'grid',
  gap: px(4),
  minInlineSize: 0,
  padding: `${px(14)} 0 ${px(14)} ${px(16)}`,
  // A row that can be swiped ends in a button; a guest's row does not.
  selectors: { [`${cell} > &`]: { paddingInlineEnd: px(16) } },
  '@media': {
    [phoneWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignContent: 'start', columnGap: px(32) },
  },
});
/** Beside the notice's text, where there is room. */
export const excerpt = style({
  '@media': { [phoneWide]: { gridColumn: 2, gridRow: '1 / span 3' } },
});
/** In large type the date is below the title. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: px(8),
  minInlineSize: 0,
});
export const title = style({ flex: '1 1 7em', minInlineSize: 0, margin: 0, font: 'inherit' });
export const dot = style({
  display: 'inline-block',
  marginInlineEnd: px(8),
  verticalAlign: 'middle',
  inlineSize: px(8),
  blockSize: px(8),
  borderRadius: '50%',
  background: vars.color.badge,
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: px(8) });
/** Above the link that covers the row, so that it can be tapped. */
export const act = style({ position: 'relative', justifySelf: 'start', paddingBlockStart: px(4) });
/** Forty characters per line, as in an article (DESIGN §9, 23b), centred in a wider sheet. */
export const text = style({
  padding: `${px(16)} max(${px(16)}, (100% - 40em) / 2) ${px(40)}`,
  background: vars.color.surface,
  ...fullBleed(vars.color.surface),
});
