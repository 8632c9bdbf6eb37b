import { keyframes, style } from '@vanilla-extract/css';
import { forcedColors, px, type, vars } from '../internals/styles.ts';

export const root = style({ position: 'relative', minInlineSize: 0, outline: 'none' });
export const content = style({ minInlineSize: 0 });

const appear = keyframes({ from: { opacity: 0 } });
export const veil = style({
  position: 'absolute',
  inset: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  justifyContent: 'center',
  borderRadius: 'inherit',
  background: `color-mix(in srgb, ${vars.color.surface} 72%, transparent)`,
  animation: `${appear} ${vars.motion.fast} 200ms backwards`,
});
/** Sticky, so that it stays visible over long content. */
export const words = style({
  ...type('meta'),
  position: 'sticky',
  insetBlock: px(16),
  alignSelf: 'center',
  display: 'flex',
  alignItems: 'center',
  gap: px(8),
  maxInlineSize: `calc(100% - ${px(16)})`,
  padding: `${px(8)} ${px(16)}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.floating,
  overflowWrap: 'anywhere',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
