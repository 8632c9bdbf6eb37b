import { style } from '@vanilla-extract/css';
import { hairline } from '../internals/looks.ts';
import { forcedColors, px, reducedMotion, vars } from '../internals/styles.ts';

export const corner = style({
  position: 'fixed',
  insetInlineEnd: px(24),
  insetBlockEnd: px(24),
  zIndex: vars.layer.rail,
  transition: `opacity ${vars.motion.base}, visibility ${vars.motion.base}`,
  selectors: {
    // Not only invisible: the keyboard must not reach it either.
    '&[data-state="hidden"]': { opacity: 0, visibility: 'hidden' },
  },
  '@media': { [reducedMotion]: { transition: 'none' }, print: { display: 'none' } },
});
export const disc = style({
  display: 'block',
  borderRadius: vars.radius.medium,
  border: hairline,
  background: vars.color.surfaceRaised,
  color: vars.theme.text,
  boxShadow: vars.shadow.floating,
  '@media': { [forcedColors]: { borderColor: 'ButtonText' } },
});
