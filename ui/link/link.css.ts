import { style, styleVariants } from '@vanilla-extract/css';
import { canHover, focusRing, px, vars } from '../internals/styles.ts';

const base = style({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.small,
  selectors: { '&:focus-visible': focusRing },
});

const worded = style([
  base,
  {
    textUnderlineOffset: '0.25em',
    textDecorationThickness: vars.stroke.line,
    '@media': { [canHover]: { ':hover': { textDecorationLine: 'underline' } } },
    ':active': { textDecorationLine: 'underline' },
  },
]);

export const variants = styleVariants({
  plain: [base],
  text: [worded, { color: vars.theme.text }],
  inline: [worded, { color: vars.theme.text, textDecorationLine: 'underline' }],
  quiet: [worded, { color: vars.color.inkSecondary, ':hover': { color: vars.theme.text } }],
});

export const mark = style({
  display: 'inline-block',
  verticalAlign: '-0.125em',
  marginInlineStart: px(4),
});
