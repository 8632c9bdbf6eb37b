import { style } from '@vanilla-extract/css';
import { phoneType, plainButton, ring, strong } from '../../internals/looks.ts';
import { forcedColors, px, vars } from '../../internals/styles.ts';

export const root = style({ inlineSize: '100%', minInlineSize: 0, touchAction: 'pan-y' });
export const head = style({ display: 'flex', alignItems: 'center' });
export const title = style({ flex: 1, paddingInlineStart: px(4), ...phoneType(16, 26), ...strong });
export const grid = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: `0 ${px(2)}`,
});
export const weekday = style({
  blockSize: px(32),
  padding: 0,
  color: vars.color.inkTertiary,
  textAlign: 'center',
  fontWeight: vars.font.regular,
  ...phoneType(13, 20),
});
export const cell = style({
  blockSize: px(44),
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
});
export const day = style({
  ...plainButton,
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '100%',
  // Grows with the text, so that the word under the number has room in care mode.
  minBlockSize: `max(${px(44)}, 2.75em)`,
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
    // Drawn, not written: the cell's spoken name has the word already.
    '&[data-edge]::after': { content: 'attr(data-edge)', ...phoneType(12, 14), fontWeight: vars.font.regular },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-chosen]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        [`${cell}[data-band] > &`]: { border: '1px solid Highlight' },
      },
    },
  },
});
export const inSheet = style({ paddingInline: px(12) });
export const prompt = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(4),
  minBlockSize: px(36),
  paddingInline: px(4),
  color: vars.color.inkTertiary,
  ...phoneType(13, 20),
  selectors: { '&[data-tone="error"]': { color: vars.color.error } },
});
