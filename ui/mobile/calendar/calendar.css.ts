import { createVar, style } from '@vanilla-extract/css';
import { phoneType, plainButton, ring, strong } from '../../internals/looks.ts';
import { phoneFlat } from '../../internals/media.ts';
import { forcedColors, px, touch, vars } from '../../internals/styles.ts';

const dayHeight = createVar();

export const root = style({
  inlineSize: '100%',
  minInlineSize: 0,
  touchAction: 'pan-y',
  // In landscape the month is beside its name.
  '@media': { [phoneFlat]: { display: 'flex', flexWrap: 'wrap', columnGap: px(8) } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  '@media': {
    [phoneFlat]: { flex: `1 1 ${px(108)}`, flexWrap: 'wrap', alignContent: 'start', paddingBlockStart: px(4) },
  },
});
export const title = style({
  flex: 1,
  paddingInlineStart: px(4),
  ...phoneType(16, 26),
  ...strong,
  '@media': { [phoneFlat]: { flexBasis: '100%' } },
});
/** Clips a month that slides; the focus ring of a day is inside of it. */
export const frame = style({
  minInlineSize: 0,
  overflow: 'clip',
  // Wraps below the month's name if large text leaves no space beside it.
  '@media': { [phoneFlat]: { flex: `999 1 ${px(252)}` } },
});
export const grid = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: `0 ${px(2)}`,
  '@media': { [phoneFlat]: { borderSpacing: 0 } },
});
export const weekday = style({
  blockSize: px(32),
  '@media': { [phoneFlat]: { blockSize: px(28) } },
  padding: 0,
  color: vars.color.inkTertiary,
  textAlign: 'center',
  fontWeight: vars.font.regular,
  ...phoneType(13, 20),
});
/**
 * In landscape six weeks share the height, so that nothing scrolls: what is left by the sheet's
 * edge (8), its header (52) and the weekdays (28).
 */
const flatDay = `max(${px(37)}, (100dvh - ${px(90)}) / 6)`;

export const cell = style({
  vars: { [dayHeight]: touch() },
  blockSize: dayHeight,
  padding: 0,
  textAlign: 'center',
  selectors: {
    '&[data-band]': { background: vars.theme.shade08 },
    '&[data-band="start"]': {
      borderStartStartRadius: vars.radius.medium,
      borderEndStartRadius: vars.radius.medium,
    },
    '&[data-band="end"]': { borderStartEndRadius: vars.radius.medium, borderEndEndRadius: vars.radius.medium },
  },
  '@media': { [phoneFlat]: { vars: { [dayHeight]: flatDay } } },
});
export const day = style({
  ...plainButton,
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '100%',
  // Grows with the text, so that the word under the number fits in care mode.
  minBlockSize: `max(${dayHeight}, 2.75em)`,
  borderRadius: vars.radius.medium,
  color: vars.color.ink,
  textAlign: 'center',
  ...phoneType(16, 22),
  selectors: {
    '&:active:not(:disabled)': { background: vars.theme.shade12 },
    '&:focus-visible': ring(undefined, true),
    '&[data-today]': { color: vars.theme.text, ...strong },
    '&:disabled': { background: vars.color.disabledSurface, color: vars.color.disabledText, borderRadius: 0 },
    '&[data-chosen]': { background: vars.theme.solid, color: vars.theme.onSolid, ...strong },
    '&[data-chosen]:focus-visible': ring(vars.theme.onSolid, true),
    // Generated content, because the cell's accessible name already contains the word.
    '&[data-edge]::after': { content: 'attr(data-edge)', ...phoneType(12, 14), fontWeight: vars.font.regular },
  },
  '@media': {
    [phoneFlat]: { minBlockSize: `max(${dayHeight}, 2.3em)` },
    [forcedColors]: {
      selectors: {
        '&[data-chosen]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        [`${cell}[data-band] > &`]: { border: '1px solid Highlight' },
      },
    },
  },
});
export const inSheet = style({
  paddingInline: px(12),
  // A day is 44 px wide on the narrowest phone too.
  '@media': { '(max-width: 340px)': { paddingInline: px(4) } },
});
/** The prompt above the button that it explains. */
export const foot = style({ display: 'grid' });
export const prompt = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(4),
  margin: 0,
  minBlockSize: px(32),
  paddingBlockEnd: px(4),
  color: vars.color.inkTertiary,
  ...phoneType(13, 20),
  selectors: { '&[data-tone="error"]': { color: vars.color.error } },
});
