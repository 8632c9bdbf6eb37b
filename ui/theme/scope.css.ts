import { style } from '@vanilla-extract/css';
import { type, vars } from '../internals/styles.ts';

export const scope = style({
  ...type('body'),
  fontFamily: vars.font.body,
  color: vars.color.ink,
  background: vars.color.surface,
});
