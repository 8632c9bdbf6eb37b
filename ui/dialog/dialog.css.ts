import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { leaveTime, scrim as veil } from '../internals/scrim.css.ts';
import { forcedColors, px, reducedMotion, vars } from '../internals/styles.ts';

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${px(8)})` } });
const sink = keyframes({ to: { opacity: 0, transform: `translateY(${px(8)})` } });

// In a low window the scrim scrolls, because too little height would be left between header and footer.
export const scrim = style([
  veil,
  { display: 'flex', overflow: 'auto', overscrollBehavior: 'contain', padding: px(24) },
]);

export const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  // Automatic margins centre it, and the start of a tall dialog can still be scrolled to.
  margin: 'auto',
  maxWidth: '100%',
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  boxShadow: vars.shadow.modal,
  outline: 'none',
  selectors: {
    '&[data-state="open"]': { animation: `${rise} ${vars.motion.slow} ${vars.motion.enter}` },
    '&[data-state="closed"]': { animation: `${sink} ${leaveTime} ${vars.motion.leave} forwards` },
  },
  '@media': {
    '(min-height: 480px)': { maxHeight: '100%' },
    [forcedColors]: { border: '2px solid CanvasText' },
    [reducedMotion]: { selectors: { '&[data-state]': { animation: 'none' } } },
  },
});

export const sizes = styleVariants({ medium: { width: px(480) }, form: { width: px(640) } });

export const head = style({ paddingBlockStart: px(20), paddingInline: `${px(24)} ${px(16)}` });
export const body = style({
  padding: `${px(12)} ${px(24)} ${px(24)}`,
  color: vars.color.inkSecondary,
  fontSize: vars.text.body.size,
  lineHeight: 1.75,
  overflowWrap: 'anywhere',
});
export const foot = style({ padding: `0 ${px(24)} ${px(24)}` });
export const button = style({ display: 'grid', minWidth: px(96) });
export const iconRow = style({ display: 'flex', alignItems: 'flex-start', gap: px(16) });
export const iconCell = style({ flex: 'none', paddingBlockStart: px(2) });
export const iconTones = styleVariants({
  info: { color: vars.theme.text },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  error: { color: vars.color.error },
});
