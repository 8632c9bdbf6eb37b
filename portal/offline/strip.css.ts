import { style } from '@vanilla-extract/css';
import { vars } from '@yimen/ui/vars';

/** There before it speaks, to be heard. */
export const place = style({});
export const strip = style({
  borderBlockStart: `${vars.stroke.line} solid ${vars.color.line}`,
  background: vars.color.disabledSurface,
  // Without tabs below it the screen ends here.
  selectors: { [`${place}:last-child > &`]: { paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)' } },
});
