import { px, vars } from '@yimen/ui/vars';

/** Over the bottom of the page, `bottom` above the window's end; clicks go through to the page. */
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

/** For content that can be clicked. */
export const inNoticePlace = {
  pointerEvents: 'auto',
  // Some tones have a translucent background colour.
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
  borderRadius: vars.radius.medium,
} as const;
