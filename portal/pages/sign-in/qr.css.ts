import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: px(8),
  textAlign: 'center',
});

// Cameras read a code dark on light, so it keeps the light system colours in every theme.
export const frame = style({
  display: 'grid',
  placeItems: 'center',
  width: px(228),
  maxWidth: '100%',
  aspectRatio: '1',
  boxSizing: 'border-box',
  marginBottom: px(12),
  padding: px(16),
  borderRadius: vars.radius.medium,
  border: `${vars.stroke.line} solid ${vars.color.line}`,
  colorScheme: 'light',
  background: 'Canvas',
  color: 'CanvasText',
  forcedColorAdjust: 'none',
});

export const code = style({ width: '100%', height: '100%' });

/** Still there, but no camera reads it. */
export const spent = style([code, { opacity: 0.12 }]);

export const refresh = style({ display: 'flex', alignItems: 'center', gap: px(12), minHeight: px(32) });
