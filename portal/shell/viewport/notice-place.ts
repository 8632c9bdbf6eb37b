import { px, vars } from '@yimen/ui/vars';

/** Over the foot of the page, `bottom` above its end; it lets presses through to the page. */
export const noticePlace = (bottom: string) =>
  ({
    position: 'fixed',
    insetInline: px(16),
    bottom,
    zIndex: vars.layer.toast,
    display: 'grid',
    justifyItems: 'center',
    pointerEvents: 'none',
  }) as const;

/** What stands in it can be used. */
export const inNoticePlace = {
  pointerEvents: 'auto',
  // Some tones are drawn in a theme colour that lets the page through.
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
  borderRadius: vars.radius.medium,
} as const;
