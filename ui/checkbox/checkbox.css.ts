import { style } from '@vanilla-extract/css';
import { canHover, focusRing, forcedColors, px, vars, withText } from '../internals/styles.ts';

/** Hidden by opacity, because forced colours paint a transparent tick too. */
export const tick = style({
  opacity: 0,
  selectors: { 'input:is(:checked, :indeterminate) + * > &': { opacity: 1 } },
});

export const box = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: withText(20),
  height: withText(20),
  borderRadius: vars.radius.small,
  border: `${px(1.5)} solid ${vars.color.controlBorder}`,
  background: vars.color.surface,
  color: 'transparent',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    'input:focus-visible + &': focusRing,
    'input:is(:checked, :indeterminate) + &': {
      background: vars.theme.control,
      borderColor: vars.theme.control,
      color: vars.theme.onControl,
    },
    'input[aria-invalid="true"] + &': { borderColor: vars.color.error },
    'input:disabled + &': { background: vars.color.disabledSurface, borderColor: vars.color.disabledLine },
    'input:disabled:is(:checked, :indeterminate) + &': {
      background: vars.color.disabledFill,
      color: vars.color.disabledText,
    },
  },
  '@media': {
    [canHover]: {
      selectors: {
        'label:hover > * > input:not(:disabled, :checked, :indeterminate) + &': { borderColor: vars.theme.control },
      },
    },
    [forcedColors]: {
      selectors: {
        'input[aria-invalid="true"] + &': { borderStyle: 'double', borderWidth: px(3) },
        'input:is(:checked, :indeterminate) + &': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
