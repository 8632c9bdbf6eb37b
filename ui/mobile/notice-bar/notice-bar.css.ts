import { style, styleVariants } from '@vanilla-extract/css';
import { clampLines, phoneType, plainButton, ring } from '../../internals/looks.ts';
import { px, touch, vars } from '../../internals/styles.ts';

const bar = style({
  display: 'flex',
  alignItems: 'center',
  // With large type the link wraps to its own line.
  flexWrap: 'wrap',
  gap: px(8),
  boxSizing: 'border-box',
  minBlockSize: touch(),
  padding: `${px(8)} ${px(16)}`,
  color: vars.color.ink,
  ...phoneType(14, 22),
});
export const tones = styleVariants({
  info: [bar, { background: vars.theme.shade10 }],
  warning: [bar, { background: vars.color.warningSurface }],
  neutral: [bar, { background: vars.color.disabledSurface }],
});
export const icon = style({
  display: 'flex',
  flex: 'none',
  color: vars.color.inkSecondary,
  selectors: {
    '[data-tone="info"] > &': { color: vars.theme.text },
    '[data-tone="warning"] > &': { color: vars.color.warning },
  },
});
export const words = style({
  flex: '1 1 7em',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  ...clampLines(2),
  selectors: { '&[data-state="whole"]': { WebkitLineClamp: 'none' } },
});
/** A target of 44 px that does not make the bar higher. */
const pressed = { minBlockSize: touch(), marginBlock: px(-8) };
export const link = style({
  ...plainButton,
  ...pressed,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: px(2),
  minInlineSize: touch(),
  marginInlineStart: 'auto',
  justifyContent: 'flex-end',
  borderRadius: vars.radius.medium,
  color: vars.theme.text,
  textDecoration: 'none',
  ...phoneType(14, 22),
  selectors: { '&:focus-visible': ring(undefined, true), '&:active': { background: vars.theme.shade12 } },
});
/** The button that shows the full text if it is longer than two lines. */
export const more = style({
  ...plainButton,
  ...pressed,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: touch(),
  borderRadius: vars.radius.medium,
  color: vars.color.inkSecondary,
  selectors: { '&:focus-visible': ring(undefined, true), '&:active': { background: vars.theme.shade12 } },
});
export const close = style({
  ...plainButton,
  ...pressed,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: touch(),
  marginInline: `auto ${px(-12)}`,
  borderRadius: vars.radius.medium,
  selectors: { '&:focus-visible': ring(undefined, true), '&:active': { background: vars.theme.shade12 } },
});
