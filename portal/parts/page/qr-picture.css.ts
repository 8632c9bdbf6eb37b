import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

// Cameras read a code dark on light, so it has the light system colours in every theme.
export const frame = style({
  display: 'grid',
  placeItems: 'center',
  width: px(228),
  maxWidth: '100%',
  aspectRatio: '1',
  boxSizing: 'border-box',
  padding: px(16),
  borderRadius: vars.radius.medium,
  border: `${vars.stroke.line} solid ${vars.color.line}`,
  colorScheme: 'light',
  background: 'Canvas',
  color: 'CanvasText',
  forcedColorAdjust: 'none',
});

export const code = style({ width: '100%', height: '100%' });

/** Still visible, but no longer scannable. */
export const spent = style([code, { opacity: 0.12 }]);
