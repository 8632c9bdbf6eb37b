import { createVar, style } from '@vanilla-extract/css';
import { byNight, vars } from '../internals/styles.ts';

export const ratio = createVar();

export const frame = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  width: '100%',
  aspectRatio: ratio,
  background: vars.color.skeleton,
  borderRadius: vars.radius.medium,
});
export const square = style({ borderRadius: 0 });
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // Pictures made for light mode would be too bright in dark mode.
  ...byNight({ filter: 'brightness(0.76)' }),
});
export const contained = style({ objectFit: 'contain' });
export const fallback = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  color: vars.color.inkTertiary,
});
