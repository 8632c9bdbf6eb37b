import { style, styleVariants } from '@vanilla-extract/css';
import { phoneType, plainButton, ring } from '../../internals/looks.ts';
import { forcedColors, px, reducedMotion, touch, vars } from '../../internals/styles.ts';

/** The browser handles vertical drags, we handle horizontal ones. */
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
  minInlineSize: touch(),
  minBlockSize: touch(),
  borderRadius: vars.radius.medium,
  color: vars.color.inkTertiary,
  selectors: { '&:focus-visible': ring(undefined, true), '&:active': { background: vars.theme.shade06 } },
});
export const actions = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  // Hidden after the row has moved back, because they would show at a section's round corners.
  transition: `visibility 0s ${vars.motion.base}`,
  selectors: {
    [`${root}[data-state="closed"]:not(:has([data-dragging])) > &`]: { pointerEvents: 'none' },
    [`${root}[data-state="closed"]:not(:has([data-dragging])) > &[inert]`]: { visibility: 'hidden' },
    [`${root}[data-state="open"] > &, ${root}:has([data-dragging]) > &`]: { transition: 'none' },
  },
});
export const action = style({
  ...plainButton,
  minInlineSize: px(72),
  paddingInline: px(8),
  textAlign: 'center',
  whiteSpace: 'nowrap',
  ...phoneType(15, 24),
  '@media': { [forcedColors]: { border: '1px solid' } },
});
/** Otherwise forced colours would draw a backplate with the page's background behind the text. */
const forced = {
  '@media': { [forcedColors]: { background: 'ButtonFace', color: 'ButtonText', forcedColorAdjust: 'none' } },
} as const;
export const tones = styleVariants({
  neutral: {
    background: vars.color.disabledText,
    color: vars.color.surface,
    selectors: { '&:focus-visible': ring(vars.color.surface, true) },
    ...forced,
  },
  danger: {
    background: vars.color.danger,
    color: vars.color.onDanger,
    selectors: { '&:focus-visible': ring(vars.color.onDanger, true) },
    ...forced,
  },
});
