import { globalStyle, style } from '@vanilla-extract/css';
import { hairline, phoneType, plainList, ring, strong } from '../../internals/looks.ts';
import { phoneWide } from '../../internals/media.ts';
import { besideNotch } from '../../internals/notch.ts';
import { forcedColors, px, touch, vars } from '../../internals/styles.ts';

export const root = style({
  borderBlockStart: hairline,
  background: vars.color.surface,
  // A wide badge at the edge must not widen the page.
  overflowX: 'clip',
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  ...besideNotch(),
});
export const list = style({
  ...plainList,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': { [phoneWide]: { maxInlineSize: px(480), marginInline: 'auto' } },
});
export const link = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: px(2),
  minBlockSize: touch(49),
  boxSizing: 'border-box',
  color: vars.color.inkTertiary,
  textDecoration: 'none',
  ...phoneType(12, 16),
  selectors: {
    '&:focus-visible': ring(undefined, true),
    '&[data-state="active"]': { color: vars.theme.text, ...strong },
    // Navigation is important, so in care mode the label is as large as a note.
    '[data-care] &': phoneType(13, 20),
  },
  '@media': {
    [phoneWide]: { flexDirection: 'row', gap: px(8), ...phoneType(13, 20) },
    [forcedColors]: {
      selectors: {
        '&[data-state="active"]:not(:focus-visible)': { outline: '1px solid Highlight', outlineOffset: '-3px' },
      },
    },
  },
});
export const icon = style({ display: 'flex' });
export const label = style({
  maxInlineSize: '100%',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

globalStyle(`${link}[data-state="active"] svg`, { strokeWidth: 2 });
