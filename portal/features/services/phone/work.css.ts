import { style } from '@vanilla-extract/css';
import { fullBleed, largeType, phoneWide, px, touch, vars } from '@yimen/ui/vars';

export const search = style({
  padding: `${px(4)} ${px(12)} ${px(12)}`,
  background: vars.color.surface,
  ...fullBleed(vars.color.surface),
});
export const collected = style({
  padding: `${px(4)} ${px(8)} ${px(16)}`,
  background: vars.color.surface,
  ...fullBleed(vars.color.surface),
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: touch(),
  marginBlockEnd: px(4),
  paddingInline: px(8),
});
/** In a sheet, which has no horizontal padding. */
export const options = style({ paddingInline: px(16) });
export const hall = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  marginBlockStart: px(8),
  minBlockSize: '60dvh',
  background: vars.color.paper,
  // In very large type on a phone the category list is above the services.
  '@media': { [largeType]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' } },
});
/** The choices of care mode, above the services. */
export const care = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(12),
  padding: `${px(4)} ${px(16)} ${px(12)}`,
  background: vars.color.surface,
  ...fullBleed(vars.color.surface),
});
/** Content of the chosen category. */
export const chosen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  paddingInline: px(16),
  background: vars.color.surface,
  ...fullBleed(vars.color.surface, 'right'),
});
export const listHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(4),
  minBlockSize: touch(48),
});
export const count = style({ marginInlineStart: px(12), fontWeight: vars.font.regular });
/** Cells have a margin of their own. */
export const systems = style({ marginInline: px(-16), '@media': { [phoneWide]: { columnCount: 2, columnGap: 0 } } });
