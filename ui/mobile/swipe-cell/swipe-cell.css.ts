import { style, styleVariants } from '@vanilla-extract/css';
import { phoneType, plainButton, ring } from '../../internals/looks.ts';
import { px, reducedMotion, vars } from '../../internals/styles.ts';

/** Up and down is the page's; sideways is ours. */
export const root = style({ position: 'relative', overflow: 'clip', touchAction: 'pan-y' });
export const face = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'stretch',
  background: vars.color.surface,
  transition: `transform ${vars.motion.base} ${vars.motion.enter}`,
  selectors: { '&[data-dragging]': { transition: 'none' } },
  '@media': { [reducedMotion]: { transition: 'none' } },
});
export const content = style({ flex: 1, minInlineSize: 0 });
export const menu = style({
  ...plainButton,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: px(44),
  minBlockSize: px(44),
  borderRadius: vars.radius.medium,
  color: vars.color.inkTertiary,
  selectors: { '&:focus-visible': ring(undefined, true), '&:active': { background: vars.theme.shade06 } },
});
export const actions = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  selectors: { [`${root}[data-state="closed"]:not(:has([data-dragging])) > &`]: { pointerEvents: 'none' } },
});
export const action = style({
  ...plainButton,
  minInlineSize: px(72),
  paddingInline: px(8),
  textAlign: 'center',
  whiteSpace: 'nowrap',
  ...phoneType(15, 24),
});
export const tones = styleVariants({
  neutral: {
    background: vars.color.disabledText,
    color: vars.color.surface,
    selectors: { '&:focus-visible': ring(vars.color.surface, true) },
  },
  danger: {
    background: vars.color.danger,
    color: vars.color.onDanger,
    selectors: { '&:focus-visible': ring(vars.color.onDanger, true) },
  },
});
