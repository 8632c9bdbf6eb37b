import { style } from '@vanilla-extract/css';
import { vars } from '../internals/styles.ts';

export const sky = style({ fill: vars.theme.shade08 });
export const ridge = style({ fill: vars.theme.shade12 });
export const ground = style({ fill: vars.theme.shade20 });
export const sun = style({ fill: vars.color.star, opacity: 0.5 });
export const way = style({ fill: 'none', stroke: vars.color.surface, strokeWidth: 22, strokeLinecap: 'round' });
export const wall = style({ fill: vars.color.surface });
export const gate = style({ fill: vars.theme.shade30 });
export const roof = style({ fill: vars.color.inkSecondary });
export const line = style({
  fill: 'none',
  stroke: vars.color.inkSecondary,
  strokeWidth: 5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
