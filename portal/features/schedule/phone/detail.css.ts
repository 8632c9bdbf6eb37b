import { style } from '@vanilla-extract/css';
import { fullBleed, largeType, px, vars } from '@yimen/ui/vars';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(8),
  padding: `${px(8)} ${px(20)} ${px(20)}`,
  marginBlockEnd: px(12),
  background: vars.color.surface,
  ...fullBleed(vars.color.surface),
});
export const kind = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: px(8) });
export const square = style({
  inlineSize: px(10),
  blockSize: px(10),
  borderRadius: px(2),
  selectors: {
    '&[data-group="course"]': { background: vars.theme.control },
    '&[data-group="exam"]': { background: vars.color.warning },
    '&[data-group="personal"]': { background: vars.color.controlBorder },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const span = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(12),
  paddingBlockStart: px(12),
  color: vars.color.inkTertiary,
  '@media': { [largeType]: { justifyContent: 'start' } },
});
export const end = style({
  display: 'grid',
  margin: 0,
  color: vars.color.ink,
  selectors: { '&:last-child': { textAlign: 'end' } },
  '@media': { [largeType]: { selectors: { '&:last-child': { textAlign: 'start' } } } },
});
/** A time does not wrap, however large the text: the end moves below the start instead. */
export const time = style({ whiteSpace: 'nowrap' });
