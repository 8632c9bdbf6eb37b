import { style } from '@vanilla-extract/css';
import { px, vars } from './styles.ts';

/** The width of the content of a full-width bar: the page's column. */
export const barWidth = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.main} + ${px(48)})`,
  marginInline: 'auto',
  paddingInline: px(24),
});
