import { createVar, keyframes, style } from '@vanilla-extract/css';
import { forcedColors, px, reducedMotion, type, vars } from '../internals/styles.ts';

/** Horizontal shift that keeps the text in the window. */
export const shift = createVar();

export const root = style({ position: 'relative', display: 'inline-flex', maxInlineSize: '100%' });

const appear = keyframes({ from: { opacity: 0 } });
const arrow = px(8);
export const tooltip = style({
  ...type('meta'),
  position: 'absolute',
  insetBlockEnd: `calc(100% + ${px(10)})`,
  left: '50%',
  translate: `calc(-50% + ${shift})`,
  zIndex: vars.layer.dropdown,
  inlineSize: 'max-content',
  maxInlineSize: px(280),
  padding: `${px(5)} ${px(12)}`,
  borderRadius: vars.radius.small,
  background: vars.color.tooltip,
  color: vars.color.onTooltip,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  animation: `${appear} ${vars.motion.fast}`,
  selectors: {
    '&[data-side="bottom"]': { insetBlockEnd: 'auto', insetBlockStart: `calc(100% + ${px(10)})` },
    '&[data-side="bottom"]::after': { insetBlockEnd: 'auto', insetBlockStart: `calc(${arrow} / -2)` },
  },
  // Fills the gap between control and tooltip, so that the pointer can cross it.
  '::before': { content: '""', position: 'absolute', insetInline: 0, insetBlock: px(-10), zIndex: -1 },
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockEnd: `calc(${arrow} / -2)`,
    left: `calc(50% - ${shift})`,
    inlineSize: arrow,
    blockSize: arrow,
    translate: '-50%',
    rotate: '45deg',
    background: 'inherit',
  },
  '@media': {
    [reducedMotion]: { animation: 'none' },
    [forcedColors]: {
      border: '1px solid CanvasText',
      background: 'Canvas',
      color: 'CanvasText',
      '::after': { display: 'none' },
    },
  },
});
