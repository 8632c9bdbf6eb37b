import { style } from '@vanilla-extract/css';
import { vars } from '@yimen/ui/vars';

/** Exists before its text, so that screen readers announce it. */
export const place = style({});
export const strip = style({
  borderBlockStart: `${vars.stroke.line} solid ${vars.color.line}`,
  background: vars.color.disabledSurface,
  // Without a tab bar below it, it is at the screen's edge.
  selectors: { [`${place}:last-child > &`]: { paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)' } },
});
