import { style, styleVariants } from '@vanilla-extract/css';
import { ring, strong } from '../internals/looks.ts';
import { canHover, px, type, vars } from '../internals/styles.ts';

const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${px(4)} ${px(24)}`,
  minBlockSize: px(40),
});
export const spacing = styleVariants({
  none: [root],
  small: [root, { marginBlockEnd: px(8) }],
  medium: [root, { marginBlockEnd: px(20) }],
});
export const start = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${px(4)} ${px(32)}`,
  minInlineSize: 0,
});
const title = style({ margin: 0, color: vars.color.ink, letterSpacing: '0.01em', textWrap: 'pretty', ...strong });
export const size = styleVariants({ large: [title, type('title2')], medium: [title, type('title3')] });
export const count = style({ color: vars.theme.text, marginInlineStart: px(8) });
export const end = style({ display: 'flex', alignItems: 'center', gap: px(16), marginInlineStart: 'auto' });
export const note = style({ color: vars.color.inkTertiary, ...type('meta') });
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: px(4),
  minBlockSize: vars.control.small,
  borderRadius: vars.radius.small,
  color: vars.theme.text,
  textDecoration: 'none',
  ...type('body'),
  selectors: { '&:focus-visible': ring() },
  '@media': {
    [canHover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } } },
  },
});
