import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { strong } from '../internals/looks.ts';
import { forcedColors, hangingShadow, px, reducedMotion, type, vars } from '../internals/styles.ts';

export const root = style({ position: 'relative', display: 'inline-flex', maxInlineSize: '100%' });

const appear = keyframes({ from: { opacity: 0, transform: `translateY(${px(-4)})` } });
export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${px(8)})`,
  zIndex: vars.layer.rail,
  inlineSize: 'max-content',
  minInlineSize: px(280),
  maxInlineSize: px(320),
  maxBlockSize: '70vh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${px(16)} ${px(20)}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  boxShadow: hangingShadow,
  overflowWrap: 'anywhere',
  animation: `${appear} ${vars.motion.base} ${vars.motion.enter}`,
  selectors: {
    '&[data-side="top"]': { insetBlockStart: 'auto', insetBlockEnd: `calc(100% + ${px(8)})` },
    // It is focused only so that the next Tab goes inside; the focus ring is for controls.
    '&:focus': { outline: 'none' },
  },
  '@media': { [reducedMotion]: { animation: 'none' }, [forcedColors]: { border: '1px solid CanvasText' } },
});
export const align = styleVariants({
  start: { insetInlineStart: 0 },
  center: { insetInlineStart: '50%', translate: '-50%', selectors: { '&:dir(rtl)': { translate: '50%' } } },
  end: { insetInlineEnd: 0 },
});
export const title = style({ ...type('body'), ...strong });
export const body = style({ ...type('meta'), marginBlockStart: px(4), color: vars.color.inkSecondary });
