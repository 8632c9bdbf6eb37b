import { style } from '@vanilla-extract/css';
import { hairline, plainButton, ring, strong } from '../internals/looks.ts';
import { canHover, px, reducedMotion, type, vars } from '../internals/styles.ts';

export const item = style({
  // In print a question stays on one page with its answer.
  breakInside: 'avoid',
  borderBlockEnd: hairline,
  selectors: { '&:first-child': { borderBlockStart: hairline } },
});
export const heading = style({ margin: 0, fontSize: 'inherit' });
export const trigger = style({
  ...plainButton,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(16),
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: px(56),
  paddingBlock: px(12),
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  ...type('body'),
  ...strong,
  selectors: { '&:focus-visible': ring(undefined, true) },
  '@media': { [canHover]: { selectors: { '&:hover': { color: vars.theme.text } } } },
});
export const chevron = style({
  display: 'flex',
  color: vars.color.inkTertiary,
  transitionProperty: 'transform',
  transitionDuration: vars.motion.base,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  '@media': { [reducedMotion]: { transitionDuration: '0s' }, print: { display: 'none' } },
});
export const panel = style({
  paddingBlockEnd: px(20),
  color: vars.color.inkSecondary,
  fontSize: vars.text.body.size,
  lineHeight: '1.75',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  selectors: { '&[hidden]': { display: 'none' } },
  // In print nothing can be opened, so every answer is shown, which must override the reset's rule for `hidden`.
  '@media': { print: { selectors: { '&[hidden]': { display: 'block !important' } } } },
});
