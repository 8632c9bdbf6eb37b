import { globalStyle, style } from '@vanilla-extract/css';
import { phoneType, ring } from '../../internals/looks.ts';
import { forcedColors, px, reducedMotion, vars } from '../../internals/styles.ts';

/** Dark in every theme, because pictures are seen best on it. */
export const viewer = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  background: vars.color.tooltip,
  color: vars.color.onTooltip,
  '@media': { [forcedColors]: { background: 'Canvas', color: 'CanvasText' } },
});
export const track = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  touchAction: 'pan-x',
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '&:focus-visible': { outline: 'none' },
    '&[data-zoomed]': { overflowX: 'hidden', touchAction: 'none' },
  },
});
/** The focus ring of the track; drawn here, because the bars would cover it. */
globalStyle(`${viewer}:has(> ${track}:focus-visible)::after`, {
  content: '""',
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  ...ring(vars.color.onTooltip, true),
});
export const slide = style({
  flex: '0 0 100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 0,
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});
export const picture = style({
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  objectFit: 'contain',
  userSelect: 'none',
  transition: `transform ${vars.motion.slow} ${vars.motion.enter}`,
  selectors: { [`${slide}[data-dragging] > &`]: { transition: 'none' } },
  '@media': { [reducedMotion]: { transition: 'none' } },
});
const bar = style({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: px(8),
  paddingInline: px(8),
  pointerEvents: 'none',
  background: `color-mix(in srgb, ${vars.color.tooltip} 72%, transparent)`,
  '@media': { [forcedColors]: { background: 'Canvas' } },
});
export const top = style([
  bar,
  { insetBlockStart: 0, justifyContent: 'space-between', paddingBlockStart: 'env(safe-area-inset-top, 0px)' },
]);
export const bottom = style([
  bar,
  { insetBlockEnd: 0, justifyContent: 'center', paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)' },
]);
export const count = style({ paddingInline: px(8), ...phoneType(15, 24) });
globalStyle(`${bar} > button`, {
  pointerEvents: 'auto',
  color: vars.color.onTooltip,
  '@media': { [forcedColors]: { color: 'CanvasText' } },
});
