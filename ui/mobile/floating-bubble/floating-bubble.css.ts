import { createVar, style } from '@vanilla-extract/css';
import { plainButton, ring } from '../../internals/looks.ts';
import { forcedColors, px, reducedMotion, touch, vars } from '../../internals/styles.ts';

/** 0 at the left side or the top, 1 at the right side or the bottom. */
export const along = createVar();
export const down = createVar();

/** The area for the bubble: below the navigation bar, above the tab bar. It does not catch pointer events. */
export const room = style({
  position: 'fixed',
  zIndex: vars.layer.rail,
  left: `calc(${px(12)} + env(safe-area-inset-left, 0px))`,
  right: `calc(${px(12)} + env(safe-area-inset-right, 0px))`,
  insetBlockStart: `calc(${px(56)} + env(safe-area-inset-top, 0px))`,
  insetBlockEnd: `calc(${px(61)} + env(safe-area-inset-bottom, 0px))`,
  pointerEvents: 'none',
});
export const holder = style({
  position: 'absolute',
  left: `calc((100% - ${touch(48)}) * ${along})`,
  top: `calc((100% - ${touch(48)}) * ${down})`,
  transition: `left ${vars.motion.base} ${vars.motion.enter}, top ${vars.motion.base} ${vars.motion.enter}`,
  pointerEvents: 'auto',
  selectors: { '&[data-dragging]': { transition: 'none' } },
  '@media': { [reducedMotion]: { transition: 'none' } },
});
export const bubble = style({
  ...plainButton,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: touch(48),
  blockSize: touch(48),
  borderRadius: vars.radius.round,
  background: vars.theme.solid,
  color: vars.theme.onSolid,
  boxShadow: vars.shadow.floating,
  touchAction: 'none',
  // A long press drags it and must not open the system's menu or select text.
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&:active': { background: vars.theme.pressed },
    '&:focus-visible': ring(),
  },
  '@media': { [forcedColors]: { border: '1px solid' } },
});
/** On the side of the bubble where it fits. */
export const places = style({
  position: 'absolute',
  insetBlockStart: `calc((100% - ${touch(48)}) / 2)`,
  display: 'flex',
  padding: px(2),
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  selectors: {
    [`${holder}[data-side="left"] > &`]: { left: `calc(100% + ${px(8)})` },
    [`${holder}[data-side="right"] > &`]: { right: `calc(100% + ${px(8)})` },
  },
  '@media': { [forcedColors]: { border: '1px solid' } },
});
export const way = style({
  ...plainButton,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: touch(),
  blockSize: touch(),
  borderRadius: vars.radius.medium,
  color: vars.color.ink,
  selectors: {
    '&:active': { background: vars.theme.shade12 },
    '&:focus-visible': ring(undefined, true),
  },
});
