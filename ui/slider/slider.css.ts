import { createVar, style } from '@vanilla-extract/css';
import { ring, strong } from '../internals/looks.ts';
import { forcedColors, hidden, px, type, vars } from '../internals/styles.ts';

/** The position of the thumb, 0 to 1. */
export const part = createVar();

export const root = style({ inlineSize: '100%', minInlineSize: 0 });
export const head = style({
  ...type('body'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: px(16),
  color: vars.color.ink,
  overflowWrap: 'anywhere',
});
export const hiddenHead = style(hidden);
export const value = style({
  minInlineSize: 0,
  color: vars.theme.text,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  ...strong,
});
export const row = style({ display: 'flex', alignItems: 'center', gap: px(12), color: vars.color.inkTertiary });

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: px(20),
  blockSize: px(20),
  border: `${px(5)} solid ${vars.theme.control}`,
  borderRadius: vars.radius.round,
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
} as const;
// The middle of the thumb, which never leaves the track.
const filled = `calc(${px(10)} + ${part} * (100% - ${px(20)}))`;
const track = {
  blockSize: px(6),
  borderRadius: px(3),
  background: `linear-gradient(to right, ${vars.theme.control} ${filled}, ${vars.theme.shade20} ${filled})`,
} as const;

export const range = style({
  appearance: 'none',
  flex: 1,
  minInlineSize: 0,
  blockSize: vars.control.medium,
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  // A finger that scrolls the page must not change the value.
  touchAction: 'pan-y',
  selectors: {
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '&::-webkit-slider-thumb': { ...thumb, marginBlockStart: px(-7) },
    '&::-moz-range-thumb': thumb,
    '&:dir(rtl)::-webkit-slider-runnable-track': {
      background: `linear-gradient(to left, ${vars.theme.control} ${filled}, ${vars.theme.shade20} ${filled})`,
    },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::-webkit-slider-thumb': ring(),
    '&:focus-visible::-moz-range-thumb': ring(),
    '&:disabled': { cursor: 'not-allowed' },
    '&:disabled::-webkit-slider-runnable-track': { background: vars.color.disabledFill },
    '&:disabled::-webkit-slider-thumb': { borderColor: vars.color.disabledText },
    '&:disabled::-moz-range-track': { background: vars.color.disabledFill },
    '&:disabled::-moz-range-thumb': { borderColor: vars.color.disabledText },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&::-webkit-slider-runnable-track': { border: '1px solid CanvasText' },
        '&::-webkit-slider-thumb': { borderColor: 'Highlight', forcedColorAdjust: 'none', marginBlockStart: px(-8) },
        '&::-moz-range-thumb': { borderColor: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});
