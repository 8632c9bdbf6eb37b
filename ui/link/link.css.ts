import { style, styleVariants } from '@vanilla-extract/css';
import { reach } from '../internals/reach.css.ts';
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

/** A separate box, so that the enlarged touch target surrounds the whole link. */
export const standalone = style([{ position: 'relative', display: 'inline-block' }, reach]);

export const mark = style({
  display: 'inline-block',
  verticalAlign: '-0.125em',
  marginInlineStart: px(4),
});
