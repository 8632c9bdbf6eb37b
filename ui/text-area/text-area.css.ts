import { type StyleRule, style } from '@vanilla-extract/css';
import { px } from '../internals/styles.ts';

export const box = style({ selectors: { '&&': { padding: 0 } } });
export const area = style({
  display: 'block',
  minHeight: px(110),
  padding: `${px(10)} ${px(16)}`,
  lineHeight: px(28),
  resize: 'vertical',
  // The reset's `pretty` would change lines above while the reader types.
  textWrap: 'wrap',
  fieldSizing: 'content',
  maxHeight: px(400),
  selectors: { '&:is(:disabled, :read-only)': { resize: 'none' } },
} as StyleRule);
