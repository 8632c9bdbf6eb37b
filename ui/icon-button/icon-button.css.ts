import { style, styleVariants } from '@vanilla-extract/css';
import { canHover, vars } from '../internals/styles.ts';

export const square = style({ selectors: { '&&': { minWidth: 0, padding: 0 } } });

export const sizes = styleVariants({
  small: { selectors: { '&&': { width: vars.control.small, height: vars.control.small } } },
  medium: { selectors: { '&&': { width: vars.control.medium, height: vars.control.medium } } },
  large: { selectors: { '&&': { width: vars.control.large, height: vars.control.large } } },
});

/** Has the colour of the surrounding text, for bars with their own colours. */
export const plain = style({
  background: 'transparent',
  color: 'inherit',
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover:not([data-state="disabled"])': { background: `var(--ym-bar-hover, ${vars.theme.shade06})` },
      },
    },
  },
  selectors: {
    '&:active:not([data-state="disabled"]):not([data-state="loading"])': {
      background: `var(--ym-bar-hover, ${vars.theme.shade12})`,
    },
    '&[data-state="disabled"]': { color: vars.color.disabledText },
  },
});

export const pressed = style({
  selectors: {
    '&[aria-pressed="true"]': { background: vars.theme.shade10, color: vars.theme.text },
  },
});
