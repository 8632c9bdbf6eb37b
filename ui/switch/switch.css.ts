import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { focusRing, forcedColors, px, reducedMotion, vars, withText } from '../internals/styles.ts';

const knob = createVar();
const inset = createVar();
const inert = 'input:is(:disabled, [aria-disabled="true"])';

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
      insetBlockStart: inset,
      insetInlineStart: inset,
      width: knob,
      height: knob,
      borderRadius: vars.radius.round,
      background: vars.theme.onControl,
      transition: `inset-inline-start ${vars.motion.fast} ${vars.motion.enter}`,
    },
    'input:focus-visible + &': focusRing,
    'input:checked + &': { background: vars.theme.control },
    'input:checked + &::after': {
      insetInlineStart: `calc(100% - ${knob} - ${inset})`,
      background: vars.theme.onControl,
    },
    [`${inert} + &`]: { background: vars.color.disabledFill },
    [`${inert} + &::after`]: { background: vars.color.surface },
  },
  '@media': {
    [reducedMotion]: { selectors: { '&::after': { transition: 'none' } } },
    [forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      boxShadow: 'inset 0 0 0 1px CanvasText',
      selectors: {
        '&::after': { background: 'CanvasText' },
        'input:checked + &': { background: 'Highlight' },
        'input:checked + &::after': { background: 'HighlightText' },
        [`${inert} + &`]: { background: 'Canvas', boxShadow: 'inset 0 0 0 1px GrayText' },
        [`${inert} + &::after`]: { background: 'GrayText' },
      },
    },
  },
});
export const sizes = styleVariants({
  medium: { width: withText(40), height: withText(24), vars: { [knob]: withText(18), [inset]: withText(3) } },
  large: { width: withText(48), height: withText(28), vars: { [knob]: withText(22), [inset]: withText(3) } },
});
