import { style, styleVariants } from '@vanilla-extract/css';
import { canHover, focusRing, forcedColors, px, roomyForm, vars, withText } from '../internals/styles.ts';

export const layouts = styleVariants({
  above: { minWidth: 0 },
  beside: {
    minWidth: 0,
    '@media': {
      [roomyForm]: {
        display: 'grid',
        gridTemplateColumns: `${withText(80)} minmax(0, 1fr)`,
        columnGap: px(16),
        alignItems: 'baseline',
      },
    },
  },
});
export const legend = style({
  display: 'block',
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  marginBlockEnd: px(4),
  // Only a floated legend is a normal item of its fieldset's grid.
  '@media': { [roomyForm]: { selectors: { [`${layouts.beside} > &`]: { float: 'inline-start', marginBlockEnd: 0 } } } },
});
export const message = style({
  '@media': { [roomyForm]: { selectors: { [`${layouts.beside} > &`]: { gridColumn: 2 } } } },
});
export const directions = styleVariants({
  column: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
  row: { display: 'flex', flexWrap: 'wrap', columnGap: px(32) },
});
export const circle = style({
  display: 'block',
  width: withText(20),
  height: withText(20),
  borderRadius: vars.radius.round,
  border: `${px(1.5)} solid ${vars.color.controlBorder}`,
  background: vars.color.surface,
  transition: `border-width ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    'input:focus-visible + &': focusRing,
    'input:checked + &': { borderWidth: withText(6), borderColor: vars.theme.control },
    'input[aria-invalid="true"] + &': { borderColor: vars.color.error },
    'input:disabled + &': { borderColor: vars.color.disabledLine, background: vars.color.disabledSurface },
    'input:disabled:checked + &': { borderColor: vars.color.disabledText },
  },
  '@media': {
    [canHover]: {
      selectors: { 'label:hover > * > input:not(:disabled, :checked) + &': { borderColor: vars.theme.control } },
    },
    [forcedColors]: {
      selectors: {
        'input[aria-invalid="true"] + &': { borderStyle: 'double', borderWidth: px(3) },
        'input:checked + &': { borderColor: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});
