import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { phoneFlat } from '../../internals/media.ts';
import { leaveTime, scrim as veil } from '../../internals/scrim.css.ts';
import { forcedColors, hidden, px, reducedMotion, vars } from '../../internals/styles.ts';

const veilComes = keyframes({ from: { background: 'transparent' } });
const veilGoes = keyframes({ to: { background: 'transparent' } });

/** Height of the window's part that the keyboard covers (`useKeyboardRoom`). */
const keyboard = 'var(--ym-keyboard, 0px)';

export const scrim = style([
  veil,
  {
    display: 'flex',
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    boxSizing: 'border-box',
    paddingBlockEnd: keyboard,
    // A finger on the scrim scrolls nothing; scrollers in the panel set their own `touch-action`.
    touchAction: 'none',
    selectors: {
      '&[data-side="bottom"]': { alignItems: 'flex-end', justifyContent: 'center' },
      '&[data-side="top"]': { alignItems: 'flex-start', justifyContent: 'center' },
      '&[data-side="left"]': { justifyContent: 'flex-start' },
      '&[data-side="right"]': { justifyContent: 'flex-end' },
      '&[data-side="center"]': {
        alignItems: 'center',
        justifyContent: 'center',
        padding: px(24),
        paddingBlockEnd: `calc(${px(24)} + ${keyboard})`,
      },
    },
    // Only the scrim fades in: a panel that slides in is opaque from the start (DESIGN §6).
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        selectors: {
          '&[data-state="open"]:not([data-side="center"])': { animationName: veilComes },
          '&[data-state="closed"]:not([data-side="center"])': { animationName: veilGoes },
        },
      },
    },
  },
]);

const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  minInlineSize: 0,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  boxShadow: vars.shadow.modal,
  outline: 'none',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  touchAction: 'pan-x pan-y',
  transition: `transform ${vars.motion.base} ${vars.motion.enter}`,
  selectors: { '&[data-dragging]': { transition: 'none' } },
  '@media': {
    [forcedColors]: { border: '2px solid CanvasText' },
    [reducedMotion]: { transition: 'none' },
  },
});

function moving(away: string) {
  const come = keyframes({ from: { transform: away } });
  const go = keyframes({ to: { transform: away } });
  return style({
    selectors: {
      '&[data-state="open"]': { animation: `${come} ${vars.motion.slow} ${vars.motion.enter}` },
      '&[data-state="closed"]': { animation: `${go} ${leaveTime} ${vars.motion.leave} forwards` },
    },
    '@media': { [reducedMotion]: { selectors: { '&[data-state]': { animation: 'none' } } } },
  });
}
const wide = {
  inlineSize: '100%',
  // Clear of the notch in landscape.
  maxInlineSize: `min(${px(640)}, 100% - env(safe-area-inset-left, 0px) - env(safe-area-inset-right, 0px))`,
  maxBlockSize: `calc(100dvh - ${px(44)} - ${keyboard})`,
  // In landscape there is not enough height to show the page behind.
  '@media': { [phoneFlat]: { maxBlockSize: `calc(100dvh - ${px(8)} - ${keyboard})` } },
};
const tall = { blockSize: '100%', inlineSize: `min(${px(300)}, 86vw)`, paddingBlock: 'env(safe-area-inset-top, 0px)' };

export const sides = styleVariants({
  bottom: [
    panel,
    moving('translateY(100%)'),
    {
      ...wide,
      borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
      paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
    },
  ],
  top: [
    panel,
    moving('translateY(-100%)'),
    {
      ...wide,
      borderRadius: `0 0 ${vars.radius.large} ${vars.radius.large}`,
      paddingBlockStart: 'env(safe-area-inset-top, 0px)',
    },
  ],
  left: [panel, moving('translateX(-100%)'), tall, { paddingLeft: 'env(safe-area-inset-left, 0px)' }],
  right: [panel, moving('translateX(100%)'), tall, { paddingRight: 'env(safe-area-inset-right, 0px)' }],
  center: [
    panel,
    moving(`translateY(${px(8)})`),
    { maxInlineSize: px(480), maxBlockSize: '100%', borderRadius: vars.radius.large },
  ],
  full: [panel, moving('translateY(100%)'), { inlineSize: '100%', blockSize: '100%', overflow: 'hidden' }],
});
/** Names the layer for screen readers. */
export const title = style(hidden);
