import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

/** Above the tab bar. It takes space in the page, so that it covers nothing at the page's end. */
export const place = style({
  position: 'sticky',
  insetBlockEnd: `calc(${px(61)} + env(safe-area-inset-bottom, 0px))`,
  zIndex: vars.layer.sticky,
  padding: `0 ${px(12)} ${px(12)}`,
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: `${px(44)} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: `${px(16)} ${px(12)}`,
  maxInlineSize: px(520),
  marginInline: 'auto',
  padding: px(16),
  background: vars.color.surfaceRaised,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.floating,
});
export const logo = style({ inlineSize: px(44), blockSize: px(44), objectFit: 'contain' });
export const words = style({ minInlineSize: 0 });
export const actions = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: px(12),
});
