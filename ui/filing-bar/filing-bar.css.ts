import { style } from '@vanilla-extract/css';
import { plainList } from '../internals/looks.ts';
import { quietLink } from '../internals/quiet-link.css.ts';
import { px, vars } from '../internals/styles.ts';

export const root = style({
  background: vars.filing.background,
  color: vars.filing.text,
  fontSize: vars.text.meta.size,
  vars: { [vars.focus.ring]: vars.focus.filingRing },
});
export const list = style({
  ...plainList,
  marginInline: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `0 ${px(32)}`,
  minBlockSize: vars.size.filing,
  lineHeight: vars.control.small,
});
export const link = style([quietLink, { display: 'block' }]);
