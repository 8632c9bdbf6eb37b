import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

/** Over the place where the network and restored words are told of (`app/notice.css.ts`): both may speak at once. */
export const place = style({
  position: 'fixed',
  insetInline: px(16),
  bottom: px(128),
  zIndex: vars.layer.toast,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});

export const usable = style({
  pointerEvents: 'auto',
  boxShadow: vars.shadow.floating,
  borderRadius: vars.radius.medium,
});
