import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

export const place = style({
  position: 'fixed',
  insetInline: px(16),
  bottom: `calc(${px(64)} + env(safe-area-inset-bottom, 0px))`,
  zIndex: vars.layer.toast,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});

/** The place itself lets presses through to the page; what stands in it can be used. */
export const usable = style({
  pointerEvents: 'auto',
  boxShadow: vars.shadow.floating,
  borderRadius: vars.radius.medium,
});

export const actions = style({ display: 'inline-flex', alignItems: 'center', gap: px(4) });
