import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { focusRing, forcedColors, px, reducedMotion, vars } from '../internals/styles.ts';

const knob = createVar();

export const row = style({ selectors: { '&&': { gap: px(12) } } });
export const spread = style({ selectors: { '&&': { display: 'flex', justifyContent: 'space-between' } } });

export const track = style({
  position: 'relative',
  display: 'block',
  borderRadius: vars.radius.round,
  background: vars.color.controlBorder,
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: px(3),
      insetInlineStart: px(3),
      width: knob,
      height: knob,
      borderRadius: vars.radius.round,
      background: vars.theme.onControl,
      transition: `inset-inline-start ${vars.motion.fast} ${vars.motion.enter}`,
    },
    'input:focus-visible + &': focusRing,
    'input:checked + &': { background: vars.theme.control },
    'input:checked + &::after': {
      insetInlineStart: `calc(100% - ${knob} - ${px(3)})`,
      background: vars.theme.onControl,
    },
    'input:disabled + &': { background: vars.color.disabledFill },
    'input:disabled + &::after': { background: vars.color.surface },
  },
  '@media': {
    [reducedMotion]: { selectors: { '&::after': { transition: 'none' } } },
    [forcedColors]: {
      border: '1px solid ButtonText',
      selectors: {
        '&::after': { background: 'ButtonText', forcedColorAdjust: 'none' },
        'input:checked + &': { background: 'Highlight', forcedColorAdjust: 'none' },
        'input:checked + &::after': { background: 'HighlightText' },
      },
    },
  },
});
export const sizes = styleVariants({
  medium: { width: px(40), height: px(24), vars: { [knob]: px(18) } },
  large: { width: px(48), height: px(28), vars: { [knob]: px(22) } },
});
