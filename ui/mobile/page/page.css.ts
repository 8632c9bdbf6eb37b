import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { phoneType } from '../../internals/looks.ts';
import { phoneShort, phoneWide } from '../../internals/media.ts';
import { besideNotch, freeLeft, freeRight } from '../../internals/notch.ts';
import { px, vars } from '../../internals/styles.ts';

const root = style({
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  color: vars.color.ink,
  ...phoneType(16, 26),
  overflowWrap: 'anywhere',
});
export const ground = styleVariants({
  paper: [root, { background: vars.color.paper }],
  surface: [root, { background: vars.color.surface }],
});
/** Positioned, so that what begins over a hero's foot lies above its picture. */
export const main = style({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  outline: 'none',
  ...besideNotch(),
  vars: { [freeLeft]: 'env(safe-area-inset-left, 0px)', [freeRight]: 'env(safe-area-inset-right, 0px)' },
});
const field = 'input:not([type="checkbox"], [type="radio"], [type="range"])';
/** Sticky rather than fixed: the page keeps its room by itself, whatever the bar's height. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  // While somebody types, what is left above the keyboard on the screen belongs to the field.
  '@media': {
    [phoneShort]: { position: 'static' },
    '(pointer: coarse)': {
      selectors: { [`${main}:has(:is(textarea, ${field}):focus) + &`]: { position: 'static' } },
    },
  },
});
/** Space at either side of a section: half of it where another section stands beside. */
export const sectionMargin = createVar();
export const columns = style({
  '@media': {
    [phoneWide]: { columnCount: 2, columnGap: 0, paddingInline: px(6), vars: { [sectionMargin]: px(6) } },
  },
});
