import { style } from '@vanilla-extract/css';
import { colorTransition, hairline, hairlineSubtle, plainButton, ring } from '../internals/looks.ts';
import { canHover, chosenInForcedColors, forcedColors, px, type, vars } from '../internals/styles.ts';

export const rail = style({
  position: 'fixed',
  insetInlineEnd: px(48),
  insetBlockEnd: px(120),
  zIndex: vars.layer.rail,
  display: 'none',
  boxSizing: 'border-box',
  inlineSize: px(72),
  maxBlockSize: `calc(100vh - ${px(160)})`,
  overflowY: 'auto',
  padding: `${px(4)} ${px(7)}`,
  border: hairline,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  color: vars.color.inkSecondary,
  // From 1536 px up, in `em` because content and rail grow with the reader's text size; in a narrower window they
  // would overlap.
  '@media': { '(min-width: 96em)': { display: 'block' }, print: { display: 'none' } },
});
export const item = style({
  selectors: { '& + &': { borderBlockStart: hairlineSubtle } },
});
export const tool = style({
  ...plainButton,
  ...type('meta'),
  ...colorTransition,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: px(4),
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: px(72),
  paddingBlock: px(8),
  textAlign: 'center',
  textDecoration: 'none',
  borderRadius: vars.radius.small,
  selectors: {
    '&:focus-visible': ring(undefined, true),
    '&[aria-disabled="true"]': { color: vars.color.inkTertiary, cursor: 'default' },
    '&[aria-pressed="true"]': { background: vars.theme.shade10, color: vars.theme.text },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not([aria-disabled="true"])': { color: vars.theme.text } } },
    [forcedColors]: { selectors: { '&[aria-pressed="true"]': chosenInForcedColors } },
  },
});
export const icon = style({
  color: vars.theme.text,
  selectors: { '[aria-disabled="true"] > &': { color: 'inherit' } },
});
