import { style, styleVariants } from '@vanilla-extract/css';
import { clampLines, colorTransition, ring, strong } from '../internals/looks.ts';
import { canHover, px, type, vars } from '../internals/styles.ts';

const link = style({
  display: 'block',
  minInlineSize: 0,
  borderRadius: vars.radius.medium,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:focus-visible': ring() },
});
export const variant = styleVariants({
  panel: [
    link,
    {
      overflow: 'hidden',
      border: `${vars.stroke.line} solid ${vars.color.line}`,
      background: vars.color.surface,
      ...colorTransition,
      '@media': { [canHover]: { selectors: { '&:any-link:hover': { borderColor: vars.theme.shade60 } } } },
    },
  ],
  plain: [link],
});
export const picture = styleVariants({ panel: {}, plain: { overflow: 'hidden', borderRadius: vars.radius.medium } });
export const body = styleVariants({
  panel: { padding: `${px(16)} ${px(20)} ${px(20)}` },
  plain: { paddingBlockStart: px(16) },
});
/** Wraps, so that a long name has a line of its own. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: px(12),
});
export const title = style({
  margin: 0,
  minInlineSize: 0,
  textWrap: 'pretty',
  ...type('title3'),
  ...strong,
  ...clampLines(2),
  '@media': { [canHover]: { selectors: { 'a:any-link:hover &': { color: vars.theme.text } } } },
});
export const aside = style({ flex: 'none', color: vars.color.inkTertiary, ...type('meta') });
export const text = style({
  margin: 0,
  marginBlockStart: px(4),
  color: vars.color.inkSecondary,
  ...type('meta'),
  ...clampLines(2),
});
export const note = style({ margin: 0, marginBlockStart: px(8), color: vars.color.inkTertiary, ...type('meta') });
