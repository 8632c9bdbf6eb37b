import { style, styleVariants } from '@vanilla-extract/css';
import { colorTransition, ring, strong } from '../internals/looks.ts';
import { reach } from '../internals/reach.css.ts';
import { canHover, ellipsis, forcedColors, px, touch, vars, withText } from '../internals/styles.ts';

export const track = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  padding: px(3),
  borderRadius: vars.radius.medium,
  background: vars.color.paper,
  '@media': { [forcedColors]: { border: '1px solid ButtonText' } },
});

const looks = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: px(8),
  minInlineSize: px(40),
  paddingInline: px(12),
  borderRadius: px(6),
  color: vars.color.inkSecondary,
  fontSize: vars.text.body.size,
  lineHeight: 1.5,
  cursor: 'pointer',
  ...colorTransition,
  selectors: {
    '&[data-state="checked"]': {
      background: vars.color.surfaceRaised,
      color: vars.color.ink,
      boxShadow: vars.shadow.floating,
      ...strong,
    },
    '&[data-disabled]': { color: vars.color.disabledText, cursor: 'not-allowed' },
    '&:has(:focus-visible)': ring(),
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not([data-state="checked"], [data-disabled])': { color: vars.theme.text } } },
    [forcedColors]: {
      selectors: {
        '&[data-state="checked"]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[data-disabled]': { color: 'GrayText' },
        '&[data-disabled][data-state="checked"]': { background: 'Canvas', outline: '1px solid GrayText' },
      },
    },
  },
});
const segment = style([looks, reach, { '@media': { '(pointer: coarse)': { minInlineSize: touch() } } }]);
export const sizes = styleVariants({
  medium: [segment, { minBlockSize: withText(30) }],
  large: [segment, { minBlockSize: withText(34) }],
});

/** The real radio button covers the segment, so that touch and screen readers find it there. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
export const words = style({ minInlineSize: 0, ...ellipsis });
