import { style } from '@vanilla-extract/css';
import { px, vars } from './styles.ts';

/** The column that the content of a bar across the page keeps to. */
export const barWidth = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.main} + ${px(48)})`,
  marginInline: 'auto',
  paddingInline: px(24),
});
