import { style, styleVariants } from '@vanilla-extract/css';
import { colorTransition, plainList, ring, strong } from '../internals/looks.ts';
import { canHover, forcedColors, px, type, vars } from '../internals/styles.ts';

export const nav = style({ minInlineSize: 0, '@media': { print: { display: 'none' } } });

const held = style({ position: 'sticky' });
export const sticky = styleVariants({
  row: [held, { insetBlockStart: 0, zIndex: vars.layer.sticky, background: vars.color.surface }],
  column: [held, { insetBlockStart: px(24), maxBlockSize: `calc(100vh - ${px(48)})`, overflowY: 'auto' }],
});

export const column = style({
  ...plainList,
  borderInlineStart: `${vars.stroke.line} solid ${vars.color.line}`,
});
export const link = style({
  ...type('body'),
  ...colorTransition,
  position: 'relative',
  display: 'block',
  padding: `${px(7)} ${px(16)}`,
  color: vars.color.inkSecondary,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:focus-visible': ring(undefined, true),
    '&[data-state="active"]': { color: vars.theme.text, ...strong },
    '&[data-state="active"]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: px(-2),
      inlineSize: px(3),
      background: vars.theme.control,
    },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover': { color: vars.theme.text } } },
    [forcedColors]: { selectors: { '&[data-state="active"]::before': { background: 'Highlight' } } },
  },
});
