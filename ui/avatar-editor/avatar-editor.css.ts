import { style } from '@vanilla-extract/css';
import { focusRing, forcedColors, px, type, vars, withText } from '../internals/styles.ts';

export const root = style({ display: 'grid', gap: px(16), justifyItems: 'center', width: '100%' });
const square = style({
  position: 'relative',
  width: px(280),
  maxWidth: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
});
export const stage = style([
  square,
  {
    background: vars.color.paper,
    cursor: 'grab',
    // The page must not scroll under the finger that moves the photo.
    touchAction: 'none',
    userSelect: 'none',
    selectors: {
      '&:focus-visible': focusRing,
      '&:active': { cursor: 'grabbing' },
      '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    },
  },
]);
export const canvas = style({ display: 'block', width: '100%', height: '100%', pointerEvents: 'none' });
/** What lies outside the round picture. */
export const mask = style({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.round,
  boxShadow: `0 0 0 ${px(200)} ${vars.color.scrim}`,
  pointerEvents: 'none',
  '@media': { [forcedColors]: { border: '2px solid CanvasText' } },
});
export const place = style([
  square,
  {
    ...type('body'),
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: px(8),
    border: `${px(1.5)} dashed ${vars.color.controlBorder}`,
    color: vars.theme.text,
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': focusRing,
      '&:hover': { background: vars.theme.shade06, borderColor: vars.theme.control },
      '&:disabled': { background: vars.color.disabledSurface, color: vars.color.disabledText, cursor: 'not-allowed' },
    },
  },
]);
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  width: withText(320),
  maxWidth: '100%',
  color: vars.color.inkSecondary,
});
export const slider = style({
  flex: '1 1 0',
  minWidth: 0,
  minHeight: withText(24),
  accentColor: vars.theme.control,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: px(12) });
