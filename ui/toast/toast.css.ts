import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import {
  canHover,
  focusRing,
  forcedColors,
  hangingShadow,
  px,
  reducedMotion,
  type,
  vars,
} from '../internals/styles.ts';

export const viewport = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetInline: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: px(8),
  paddingInline: px(16),
  pointerEvents: 'none',
  outline: 'none',
});

export const placements = styleVariants({
  desktop: { insetBlockStart: `calc(${vars.size.header} + ${px(16)})` },
  mobile: { insetBlock: 0, justifyContent: 'center' },
});

const enter = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${px(8)}))` } });
const leave = keyframes({ to: { opacity: 0, transform: `translateY(calc(-1 * ${px(8)}))` } });
const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  maxWidth: 'min(100%, 40em)',
  borderRadius: vars.radius.medium,
  pointerEvents: 'auto',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-state="open"]': { animation: `${enter} ${vars.motion.base} ${vars.motion.enter}` },
    '&[data-state="closed"]': { animation: `${leave} calc(${vars.motion.base} * 0.7) ${vars.motion.leave} forwards` },
    '&[data-swipe="move"]': { transform: 'translateY(var(--radix-toast-swipe-move-y))' },
    '&[data-swipe="cancel"]': { transform: 'none', transition: `transform ${vars.motion.base}` },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [forcedColors]: { border: '1px solid CanvasText' },
    [reducedMotion]: {
      selectors: {
        '&[data-state="open"]': { animation: `${fadeIn} ${vars.motion.fast}` },
        '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.fast} forwards` },
      },
    },
  },
});

export const looks = styleVariants({
  desktop: {
    ...type('body'),
    gap: px(12),
    minHeight: px(48),
    paddingBlock: px(8),
    paddingInline: `${px(16)} ${px(20)}`,
    background: vars.color.surface,
    color: vars.color.ink,
    boxShadow: hangingShadow,
  },
  mobile: {
    ...type('body'),
    gap: px(8),
    padding: `${px(12)} ${px(16)}`,
    background: vars.color.tooltip,
    color: vars.color.onTooltip,
    '@media': { [forcedColors]: { background: 'Canvas', color: 'CanvasText' } },
  },
});

export const icon = style({ flex: 'none' });
export const tones = styleVariants({
  success: { color: vars.color.success },
  error: { color: vars.color.error },
  warning: { color: vars.color.warning },
  info: { color: vars.theme.text },
  loading: { color: vars.theme.text },
});

export const words = style({ flex: '1 1 auto', minWidth: 0 });
export const action = style({
  ...type('body'),
  flex: 'none',
  minHeight: px(32),
  paddingInline: px(8),
  marginInlineEnd: px(-8),
  borderRadius: vars.radius.small,
  fontWeight: vars.font.strong,
  cursor: 'pointer',
  '@media': { [canHover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } } },
});
export const actionTones = styleVariants({ desktop: { color: vars.theme.text }, mobile: { color: 'inherit' } });
