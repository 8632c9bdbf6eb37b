import { style } from '@vanilla-extract/css';
import { plainList, ring } from '../internals/looks.ts';
import { canHover, px, vars } from '../internals/styles.ts';

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
  lineHeight: px(30),
});
export const link = style({
  borderRadius: vars.radius.small,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:focus-visible': ring() },
  '@media': {
    [canHover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } } },
  },
});
