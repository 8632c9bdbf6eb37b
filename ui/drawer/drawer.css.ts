import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { hairline, ring } from '../internals/looks.ts';
import { leaveTime, scrim as veil } from '../internals/scrim.css.ts';
import { forcedColors, px, reducedMotion, vars } from '../internals/styles.ts';

export const scrim = style([veil, { overflow: 'clip' }]);

export const panel = style({
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  boxShadow: vars.shadow.modal,
  outline: 'none',
  '@media': {
    [forcedColors]: { border: '2px solid CanvasText' },
    [reducedMotion]: { selectors: { '&[data-state]': { animation: 'none' } } },
  },
});

/** Slides in from its edge, and slides out faster. */
function slide(x: string, y: string) {
  const away = { translate: `${x} ${y}` };
  const enter = keyframes({ from: away });
  const leave = keyframes({ to: away });
  return {
    '&[data-state="open"]': { animation: `${enter} ${vars.motion.slow} ${vars.motion.enter}` },
    '&[data-state="closed"]': { animation: `${leave} ${leaveTime} ${vars.motion.leave} forwards` },
  };
}
const right = slide('100%', '0');
const left = slide('-100%', '0');
const mirrored = (selectors: Record<string, object>) =>
  Object.fromEntries(Object.entries(selectors).map(([selector, rule]) => [`${selector}:dir(rtl)`, rule]));
const corner = vars.radius.large;

export const sides = styleVariants({
  end: {
    insetBlock: 0,
    insetInlineEnd: 0,
    borderStartStartRadius: corner,
    borderEndStartRadius: corner,
    selectors: { ...right, ...mirrored(left) },
  },
  start: {
    insetBlock: 0,
    insetInlineStart: 0,
    borderStartEndRadius: corner,
    borderEndEndRadius: corner,
    selectors: { ...left, ...mirrored(right) },
  },
  top: {
    insetInline: 0,
    insetBlockStart: 0,
    maxBlockSize: '80%',
    borderRadius: `0 0 ${corner} ${corner}`,
    selectors: slide('0', '-100%'),
  },
  bottom: {
    insetInline: 0,
    insetBlockEnd: 0,
    maxBlockSize: '80%',
    borderRadius: `${corner} ${corner} 0 0`,
    selectors: slide('0', '100%'),
  },
});
// A strip of the page stays visible, so that a press on it can close the drawer.
export const sizes = styleVariants({
  medium: { inlineSize: `min(${px(480)}, 100% - ${px(40)})` },
  large: { inlineSize: `min(${px(640)}, 100% - ${px(40)})` },
});

export const head = style({ padding: `${px(16)} ${px(16)} ${px(12)} ${px(24)}` });
export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: `${px(4)} ${px(24)} ${px(24)}`,
  color: vars.color.inkSecondary,
  fontSize: vars.text.body.size,
  lineHeight: 1.75,
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': ring(undefined, true) },
});
export const foot = style({ padding: `${px(16)} ${px(24)}`, borderBlockStart: hairline });
