import { style, styleVariants } from '@vanilla-extract/css';
import { colorTransition, hairlineSubtle, oneLine, plainButton, plainList, ring, strong } from '../internals/looks.ts';
import { largeType } from '../internals/media.ts';
import { cut } from '../internals/metadata.css.ts';
import { canHover, ellipsis, forcedColors, px, targetSize, touch, type, vars } from '../internals/styles.ts';

const base = style({ ...plainList, minInlineSize: 0 });
export const list = styleVariants({ divided: [base], plain: [base] });

export const row = style({
  ...colorTransition,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  boxSizing: 'border-box',
  minBlockSize: targetSize(touch()),
  // The hover fill extends 12 beyond the text, which stays aligned with its surroundings.
  marginInline: px(-12),
  paddingInline: px(12),
  paddingBlock: px(8),
  borderRadius: vars.radius.medium,
  color: vars.color.ink,
  selectors: {
    '&[data-lines="2"]': { minBlockSize: px(64) },
    '&[data-state="disabled"]': { color: vars.color.disabledText },
    '&[data-state="active"]': { background: vars.theme.shade06 },
    [`${list.divided} > & + &::before`]: {
      content: '""',
      position: 'absolute',
      insetInline: px(12),
      insetBlockStart: 0,
      borderBlockStart: hairlineSubtle,
    },
  },
  '@media': {
    // The content at the end wraps below the text.
    [largeType]: { flexWrap: 'wrap' },
    [canHover]: {
      selectors: { '&:hover:has(> span > a, > span > button:enabled)': { background: vars.theme.shade06 } },
    },
    [forcedColors]: { selectors: { '&[data-state="active"]': { outline: '1px solid Highlight' } } },
  },
});
export const leading = style({ flex: 'none', display: 'flex', alignItems: 'center' });
export const words = style({ flex: 1, minInlineSize: 0, '@media': { [largeType]: { flexBasis: '5em' } } });
export const text = style({ ...type('body'), display: 'block', overflowWrap: 'anywhere' });
export const target = style({
  ...plainButton,
  ...type('body'),
  ...colorTransition,
  display: 'block',
  maxInlineSize: '100%',
  textDecoration: 'none',
  ...ellipsis,
  selectors: {
    '&[data-state="active"]': { color: vars.theme.text, ...strong },
    '&:disabled': { cursor: 'not-allowed' },
    // The whole row is a press target; other controls in it are stacked above.
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.medium },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': ring(undefined, true),
  },
  '@media': {
    [largeType]: { whiteSpace: 'normal' },
    [canHover]: { selectors: { [`${row}:hover > span > &:not(:disabled)`]: { color: vars.theme.text } } },
  },
});
export const note = style([
  cut,
  {
    ...type('meta'),
    display: 'block',
    marginBlockStart: px(2),
    color: vars.color.inkTertiary,
    ...oneLine,
  },
]);
export const end = style({ flex: 'none', maxInlineSize: '40%', color: vars.color.inkTertiary, ...type('meta') });
export const actions = style({ position: 'relative', flex: 'none', display: 'flex', alignItems: 'center', gap: px(4) });
