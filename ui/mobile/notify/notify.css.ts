import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { phoneType, plainButton, ring } from '../../internals/looks.ts';
import { forcedColors, px, reducedMotion, touch, vars } from '../../internals/styles.ts';

/** Below the navigation bar, so that its title stays readable. */
export const viewport = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: `calc(${touch()} + env(safe-area-inset-top, 0px))`,
  zIndex: vars.layer.toast,
  pointerEvents: 'none',
});
const slide = keyframes({ from: { opacity: 0, transform: 'translateY(-100%)' } });
/** In forced colours the backplate of text has the page's background, so the message has the same. */
const forced = { '@media': { [forcedColors]: { background: 'Canvas', color: 'CanvasText' } } } as const;
const message = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(8),
  boxSizing: 'border-box',
  minBlockSize: touch(),
  padding: `${px(10)} ${px(16)}`,
  pointerEvents: 'auto',
  touchAction: 'none',
  overflowWrap: 'anywhere',
  animation: `${slide} ${vars.motion.base} ${vars.motion.enter}`,
  transition: `transform ${vars.motion.base} ${vars.motion.enter}`,
  selectors: { '&[data-dragging]': { transition: 'none' } },
  ...phoneType(15, 24),
  '@media': { [reducedMotion]: { animation: 'none', transition: 'none' }, [forcedColors]: { border: '1px solid' } },
});
export const tone = styleVariants({
  success: [message, { background: vars.color.success, color: vars.color.surface, ...forced }],
  error: [message, { background: vars.color.danger, color: vars.color.onDanger, ...forced }],
  warning: [message, { background: vars.color.warning, color: vars.color.surface, ...forced }],
  info: [message, { background: vars.color.tooltip, color: vars.color.onTooltip, ...forced }],
});
export const words = style({ flex: 1, minInlineSize: 0 });
export const close = style({
  ...plainButton,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: touch(),
  blockSize: touch(),
  marginBlock: px(-10),
  marginInlineEnd: px(-12),
  borderRadius: vars.radius.medium,
  selectors: { '&:focus-visible': ring('currentColor', true) },
});
