import { style } from '@vanilla-extract/css';
import { fullBleed, phoneShort, phoneWide, px, touch, vars } from '@yimen/ui/vars';

export const starred = style({ color: vars.color.star });
export const head = style({
  background: vars.color.surface,
  ...fullBleed(vars.color.surface),
  paddingBlockStart: px(8),
  '@media': { [phoneWide]: { marginBlockEnd: px(12) } },
});
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: px(12),
  padding: `0 ${px(16)} ${px(16)}`,
});
export const facts = style({
  padding: `${px(12)} ${px(8)} ${px(8)}`,
  borderBlockStart: `${vars.stroke.line} solid ${vars.color.lineSubtle}`,
});
export const grow = style({ flex: '1 1 7em', minInlineSize: 0 });
export const anchors = style({
  position: 'sticky',
  // Below the sticky navigation bar.
  insetBlockStart: `calc(${touch()} + env(safe-area-inset-top, 0px))`,
  zIndex: vars.layer.sticky,
  marginBlockEnd: px(12),
  background: vars.color.surface,
  ...fullBleed(vars.color.surface),
  // Hidden where sections are side by side: then there is no single current section, and the page is half as long.
  '@media': { [phoneWide]: { display: 'none' } },
});
export const warning = style({ margin: `0 ${px(12)} ${px(12)}` });
export const section = style({ scrollMarginBlockStart: px(100) });
export const feedback = style({ padding: `${px(8)} ${px(12)} ${px(12)}` });
/** Fixed at the bottom. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  '@media': { [phoneShort]: { position: 'static' } },
});
/** As in the tab bar: the icon above its name. */
export const ask = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: px(2),
  minInlineSize: touch(48),
  minBlockSize: touch(48),
  color: vars.color.inkSecondary,
  fontSize: vars.text.micro.size,
  lineHeight: vars.text.micro.line,
  selectors: { '[data-care] &': { fontSize: vars.text.meta.size, lineHeight: vars.text.meta.line } },
});
