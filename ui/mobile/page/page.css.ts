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
export const surface = styleVariants({
  paper: [root, { background: vars.color.paper }],
  surface: [root, { background: vars.color.surface }],
});
/** Positioned, so that a section that overlaps a hero is above its picture. */
export const main = style({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  outline: 'none',
  ...besideNotch(),
  vars: { [freeLeft]: 'env(safe-area-inset-left, 0px)', [freeRight]: 'env(safe-area-inset-right, 0px)' },
});
const field = 'input:not([type="checkbox"], [type="radio"], [type="range"])';
/** Sticky and not fixed, so that it takes up space in the page at any height. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  // While the reader types, the space above the on-screen keyboard is for the field.
  '@media': {
    [phoneShort]: { position: 'static' },
    '(pointer: coarse)': {
      selectors: { [`${main}:has(:is(textarea, ${field}):focus) + &`]: { position: 'static' } },
    },
  },
});
/** Space at each side of a section; half of it next to another section. */
export const sectionMargin = createVar();
export const columns = style({
  '@media': {
    [phoneWide]: { columnCount: 2, columnGap: 0, paddingInline: px(6), vars: { [sectionMargin]: px(6) } },
  },
});
