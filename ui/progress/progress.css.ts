import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, px, type, vars } from '../internals/styles.ts';

export const share = createVar();
const thickness = createVar();
const fill = createVar();
const track = createVar();

export const root = style({ display: 'block', width: '100%', minWidth: 0 });
export const labelRow = style({
  ...type('meta'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: px(12),
  marginBlockEnd: px(4),
  color: vars.color.inkSecondary,
});
export const tones = styleVariants({
  theme: { vars: { [fill]: vars.theme.control, [track]: vars.theme.shade12 } },
  success: { vars: { [fill]: vars.color.success, [track]: vars.color.successTag } },
  warning: { vars: { [fill]: vars.color.warning, [track]: vars.color.warningTag } },
  error: { vars: { [fill]: vars.color.error, [track]: vars.color.errorTag } },
});
export const sizes = styleVariants({
  medium: { vars: { [thickness]: px(8) } },
  small: { vars: { [thickness]: px(4) } },
});
export const bar = style({
  display: 'block',
  height: thickness,
  borderRadius: vars.radius.round,
  background: track,
  overflow: 'hidden',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
export const filled = style({
  display: 'block',
  height: '100%',
  width: `calc(${share} * 100%)`,
  borderRadius: 'inherit',
  background: fill,
  transition: `width ${vars.motion.base} ${vars.motion.enter}`,
  '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const ring = style({ position: 'relative', display: 'inline-block', flex: 'none' });
export const ringSizes = styleVariants({
  128: { width: px(128), height: px(128) },
  96: { width: px(96), height: px(96) },
  72: { width: px(72), height: px(72) },
});
export const drawing = style({ display: 'block', width: '100%', height: '100%', transform: 'rotate(-90deg)' });
export const ringTrack = style({
  fill: 'none',
  stroke: track,
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});
export const ringFill = style({
  fill: 'none',
  stroke: fill,
  strokeLinecap: 'round',
  transition: `stroke-dasharray ${vars.motion.base} ${vars.motion.enter}`,
  '@media': { [forcedColors]: { stroke: 'Highlight' } },
});
export const middle = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  fontWeight: vars.font.strong,
});
